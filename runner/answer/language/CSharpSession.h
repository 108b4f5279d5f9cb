#pragma once

#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// C# blocks joined to one program: all `using` lines first, then the statements of the blocks
/// before, `between`, the statements of the last block, and all types last, as C# wants it.
[[nodiscard]] QString csharpSession(const QStringList &before, const QString &between,
                                    const QString &last);

/// A program with its parts in the order that C# wants: `using` lines, statements, types. Messages
/// name the lines as they were. A program in that order stays as it is.
[[nodiscard]] QString csharpInOrder(const QString &code);

} // namespace sandpad::runner
