#pragma once

#include "runner/guest/init/limits/Standstill.h"

#include <unordered_map>

namespace sandpad::guest {

/// Waits for processes that end. The kernel shows no memory of such a process any more before it
/// has given it back, which takes long beside busy ones: a program held eight times its limit so.
/// Where that takes a tenth of a second, and the program may hold too much with what they had, all
/// others stand still until it is done.
class DyingProcesses
{
public:
    /// Borrows `standstill`.
    explicit DyingProcesses(Standstill &standstill);

    /// To be called with each sample.
    void look(const Samples &sample, std::uint64_t limit);

private:
    struct Size
    {
        std::uint64_t startTicks = 0; ///< tells a process from a later one with the same number
        std::uint64_t bytes = 0;
        std::uint64_t endingNs = 0; ///< since when it ends; 0: it lives
    };

    /// What those that take long to end held when they were last seen with memory.
    [[nodiscard]] std::uint64_t dyingBytes(const Samples &sample);

    Standstill &m_standstill;
    std::unordered_map<pid_t, Size> m_sizes;
    bool m_isHolding = false;
    std::uint64_t m_nextNs = 0; ///< not before
};

} // namespace sandpad::guest
