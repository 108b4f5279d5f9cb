#pragma once

#include "runner/guest/init/Processes.h"

namespace sandpad::guest {

/// What counts against the memory limit of a tree: pages, each once however many processes share
/// it, and what a program can hold without its pages showing: page tables, anonymous memory that
/// is shared (it stays when a process lets go of the pages, so its whole size counts), and the
/// buffers of many sockets.
///
/// Theory: the sum of resident sizes costs little and is never less than the pages in use. Only
/// where that sum, or the most that could be hidden, passes the limit are the slow looks worth
/// their time. While the slowest, the fair division of shared pages, goes on, the machine's own
/// count of pages is watched: a program that makes it slow gains nothing by it.
class MemoryUse
{
public:
    [[nodiscard]] std::uint64_t bytesOf(const std::vector<ProcessSample> &sample,
                                        std::uint64_t limit);

private:
    [[nodiscard]] std::uint64_t hiddenBytes(const std::vector<ProcessSample> &sample);
    [[nodiscard]] std::uint64_t dividedBytes(const std::vector<ProcessSample> &sample,
                                             std::uint64_t limit);

    std::uint64_t m_hiddenBytes = 0; ///< at the last look
    std::uint64_t m_nextHiddenNs = 0;
    std::uint64_t m_dividedBytes = 0; ///< by the last whole look; 0: there was none
    std::uint64_t m_machineThen = 0; ///< what the whole machine used at that time
};

} // namespace sandpad::guest
