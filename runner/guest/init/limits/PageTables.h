#pragma once

#include "runner/guest/init/limits/Processes.h"

namespace sandpad::guest {

/// The page tables of a process, in bytes, that a usual program with this memory limit may have.
/// Memory that is used whole has tables of a 512th of its size.
[[nodiscard]] std::uint64_t usualTables(std::uint64_t limit);

/// What page tables of one process count for beyond their size, with this memory limit: nothing
/// where they are usual, else many times what is too much. Calls that go through all of them look
/// at no signal, and hundreds of such calls would go on long after a limit was passed.
[[nodiscard]] std::uint64_t weightOfTables(std::uint64_t tables, std::uint64_t limit);

/// The same, of all processes together. A process that cannot be read counts for nothing.
[[nodiscard]] std::uint64_t weightOfTables(const Processes &processes, std::uint64_t limit);

} // namespace sandpad::guest
