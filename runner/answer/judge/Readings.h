#pragma once

#include "runner/answer/judge/CompareOptions.h"

#include <QList>
#include <QStringList>

namespace sandpad::runner {

/// A claim and what it is compared with.
struct ReadPair
{
    QString claimed;
    QStringList actuals;
    bool isNotation = false; ///< the same values, written otherwise
    bool isExact = false; ///< white space included
    QString unread;
};

/// The ways in which a claim may be meant, the most literal first, each with what is to be
/// compared.
[[nodiscard]] QList<ReadPair> pairsOf(const QString &claimed, const QStringList &actuals,
                                      const CompareOptions &options);

/// A text in which all quotes are of one kind.
[[nodiscard]] QString sameQuotes(QString text);

/// A text without the quotes around it. A number keeps them: it is a string then.
[[nodiscard]] QString withoutQuotes(const QString &text);

/// The same for each line of a text.
[[nodiscard]] QString linesWithoutQuotes(const QString &text);

} // namespace sandpad::runner
