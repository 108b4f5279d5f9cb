#pragma once

#include <QString>

namespace sandpad::runner {

/// The number of the first line of notes below a program in its own fence ("Note: …",
/// "Explanation: …" behind an empty line), from 0; -1 where there are none. Notes are words to the
/// end, with no line that looks like code.
[[nodiscard]] qsizetype notesBelow(const QString &code, const QString &languageId);

/// A claimed output without the notes below it. A label that stands in the program may be a part of
/// its output.
[[nodiscard]] QString withoutNotes(const QString &output, const QString &program);

} // namespace sandpad::runner
