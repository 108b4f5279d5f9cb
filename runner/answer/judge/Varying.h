#pragma once

#include <QString>

namespace sandpad::runner {

/// Does the code ask what time it is?
[[nodiscard]] bool readsClock(const QString &code);
/// May the code print something else each time: through the clock, chance, addresses, thread order?
[[nodiscard]] bool mayVary(const QString &code);

} // namespace sandpad::runner
