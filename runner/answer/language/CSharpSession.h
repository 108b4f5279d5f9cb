#pragma once

#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// C# blocks joined to one program: all `using` lines first, then the statements of the blocks
/// before, `between`, the statements of the last block, and all types last, as C# wants it.
[[nodiscard]] QString csharpSession(const QStringList &before, const QString &between,
                                    const QString &last);

} // namespace sandpad::runner
