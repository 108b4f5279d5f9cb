#pragma once

#include "runner/guest/init/limits/ProcessStat.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sandpad::guest {

/// A read that the kernel holds until it is answered.
struct HeldRead
{
    std::uint64_t id = 0; ///< the kernel's number of the announcement
    pid_t thread = 0; ///< that reads
    std::uint64_t bytes = 0; ///< at most
};

/// Lets only few long reads of a program go on at a time, in the order in which they came.
///
/// The kernel looks at no signal while it reads a file in memory. A kernel that takes the processor
/// from no call lets nobody else run meanwhile, either. So hundreds of processes that read the
/// largest file at one time would go on for seconds after they were killed, or would keep the
/// supervisor from looking.
///
/// The kernel tells when a read begins, and not when it ends. It has ended when the thread reads
/// again, waits, or has computed outside of the kernel. So whoever only loads a file and computes
/// hardly waits for others.
class LongReads
{
public:
    /// `proc` is the folder of the kernel's files; tests give another one.
    explicit LongReads(unsigned processors, std::string proc = "/proc");

    /// Takes a read that was announced. What the same thread read before is over.
    void hold(const HeldRead &read);
    /// Answers those whose turn has come. `answer` takes the id, and is false when nobody waits for
    /// the answer any more.
    void letGo(const std::function<bool(std::uint64_t id)> &answer);
    /// Some wait for their turn, so letGo() is to be called soon again.
    [[nodiscard]] bool isHolding() const { return !m_held.empty(); }

private:
    struct Going
    {
        pid_t thread;
        bool isHuge;
        std::optional<ProcessSample> before; ///< the thread, as others began to wait for it
    };

    [[nodiscard]] ProcessSample lookAt(pid_t thread) const;
    [[nodiscard]] bool isOver(Going &going) const;
    [[nodiscard]] bool hasRoomFor(const HeldRead &read) const;

    std::string m_proc;
    std::size_t m_most; ///< at a time
    std::size_t m_mostHuge; ///< of them
    std::deque<HeldRead> m_held;
    std::vector<Going> m_going;
};

} // namespace sandpad::guest
