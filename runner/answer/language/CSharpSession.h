#pragma once

#include "runner/answer/model/SourceFacts.h"

namespace sandpad::runner {

/// C# blocks joined to one program: all headers first, then the statements of the blocks before,
/// `between`, the statements of the last block, and all types last, as C# wants it.
[[nodiscard]] QString csharpSession(const QList<ProgramText> &before, const QString &between,
                                    const ProgramText &last);

/// A program with its parts in the order that C# wants: headers, statements, types. Messages name
/// the lines as they were. A program in that order, or of whose lines nothing is known, stays as it
/// is.
[[nodiscard]] QString csharpInOrder(const ProgramText &program);

} // namespace sandpad::runner
