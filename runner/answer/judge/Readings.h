#pragma once

#include "runner/answer/judge/CompareOptions.h"
#include "runner/answer/judge/Writings.h"

#include <QList>
#include <QStringList>

namespace sandpad::runner {

/// The ways in which a claim may be meant, the most literal first, each with what is to be
/// compared.
[[nodiscard]] QList<ReadPair> pairsOf(const QString &claimed, const QStringList &actuals,
                                      const CompareOptions &options);

/// A text without the quotes around it. A number keeps them: it is a string then.
[[nodiscard]] QString withoutQuotes(const QString &text);

/// The same for each line of a text.
[[nodiscard]] QString linesWithoutQuotes(const QString &text);

} // namespace sandpad::runner
