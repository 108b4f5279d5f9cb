#pragma once

namespace sandpad::runner {

/// Whether this machine has memory and current to spare for what may never be needed: a gigabyte is
/// available, and it does not run on a battery.
[[nodiscard]] bool hasSpareResources(qint64 leastFreeBytes);

} // namespace sandpad::runner
