#pragma once

#include <QString>

namespace sandpad::runner {

/// Code of earlier blocks may print later, from timers and promises. That output must not count for
/// the block that runs after them. The contexts of asynchronous work (AsyncLocalStorage) show which
/// code prints; in a runtime without them all output counts.

/// Goes before the code of the other blocks; one line. `key` is a text that does not occur in the
/// code.
[[nodiscard]] QString scriptFront(const QString &key);
/// Goes between that code and the block's; one line.
[[nodiscard]] QString scriptBegin(const QString &key);

} // namespace sandpad::runner
