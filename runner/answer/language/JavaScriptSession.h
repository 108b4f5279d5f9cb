#pragma once

#include <QString>

namespace sandpad::runner {

/// JavaScript that runs behind the code of other blocks must not be charged with what those print
/// later, from timers and promises. The contexts of asynchronous work tell whose it is
/// (AsyncLocalStorage; where a runtime has none, everything counts).

/// Stands before the code of the other blocks; one line. `key` is a text that the code does not
/// know.
[[nodiscard]] QString scriptFront(const QString &key);
/// Stands between that code and the block's; one line.
[[nodiscard]] QString scriptBegin(const QString &key);

} // namespace sandpad::runner
