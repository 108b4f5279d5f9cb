#pragma once

#include <QString>

namespace sandpad::runner {

/// Does the code ask what time it is?
[[nodiscard]] bool readsClock(const QString &code);
/// May the code print something else each time: through the clock, chance, addresses, thread order?
[[nodiscard]] bool mayVary(const QString &code);

/// Does a program start threads or processes, so that the order of its lines may vary?
[[nodiscard]] bool hasThreads(const QString &code);
/// Are the lines of one the lines of the other, or some of them, in another order? The numbers may
/// be others where the code asks for processes, for chance or for the time.
[[nodiscard]] bool mayBeOtherOrder(const QString &a, const QString &b, const QString &code);

} // namespace sandpad::runner
