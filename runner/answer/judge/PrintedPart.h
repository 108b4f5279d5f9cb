#pragma once

#include "runner/answer/program/MarkedOutput.h"

#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// What a line printed before its value, of all that it gave; empty: nothing. `asText` is the value
/// as print() shows it.
[[nodiscard]] QString printedPart(const QString &given, const QString &asText);

/// The last lines where they show that there is no value; else empty texts.
[[nodiscard]] QStringList lastLinesOf(const QStringList &given);

/// Is this what a language shows for a call that returns nothing?
[[nodiscard]] bool isNoValue(const QString &value);

/// Is a text what a line printed, not the value that it gave?
[[nodiscard]] bool isPrintedText(const QString &actual, const MarkedOutput &output, int line);
/// Are the lines of a claim those that were printed first? A single line does not tell.
[[nodiscard]] bool beginsWith(const QString &printed, const QString &claimed);
[[nodiscard]] bool hasDigits(const QString &text);

} // namespace sandpad::runner
