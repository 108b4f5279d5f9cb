#pragma once

#include "runner/history/KeptRun.h"

#include <QByteArrayList>
#include <QFontMetrics>
#include <QString>

namespace sandpad::app {

/// How runs ended, for people.
[[nodiscard]] QString endingWords(runner::Ending ending);
/// How the run ended: the type of its error, the sentence of a limit, or endingWords().
[[nodiscard]] QString endWords(const runner::KeptRunHead &head);

/// "Today", "Yesterday", or the day.
[[nodiscard]] QString dayWords(const runner::KeptRunHead &head);
/// The time of the day.
[[nodiscard]] QString timeWords(const runner::KeptRunHead &head);
/// The time alone of a run of today, else the day, too.
[[nodiscard]] QString beganWords(const runner::KeptRunHead &head);
/// How the output begins, and how many lines it has; empty without an output.
[[nodiscard]] QString outputWords(const runner::KeptRunHead &head);
/// The same within so many pixels: the number of lines stays.
[[nodiscard]] QString outputWords(const runner::KeptRunHead &head, const QFontMetrics &metrics,
                                  int width);
/// Number, begin, end and time, in one line.
[[nodiscard]] QString factWords(const runner::KeptRunHead &head, const QString &language);

/// What a run put out, to be compared.
struct RunOutput
{
    /// Its beginning, as the output would be copied. A run can print more than can be compared
    /// while a person waits.
    QString text;
    /// A digest of each figure, table and value. Of a figure it is that of its picture, because SVG
    /// can differ where nobody sees it.
    QByteArrayList shown;
};

[[nodiscard]] RunOutput outputOf(const runner::KeptRun &run);

} // namespace sandpad::app
