#pragma once

#include <QString>

namespace sandpad::runner {

/// Does the code ask what time it is?
[[nodiscard]] bool readsClock(const QString &code);
/// May it print something else each time: by clock, chance, addresses, order of threads?
[[nodiscard]] bool mayVary(const QString &code);

} // namespace sandpad::runner
