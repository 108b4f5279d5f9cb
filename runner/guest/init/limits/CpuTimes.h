#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <unordered_map>

namespace sandpad::guest {

/// The CPU time of a tree of processes, the dead included, from looks at the living.
///
/// Theory: the kernel adds a dead child's time to the parent that waits for it, and to nobody
/// when the parent ignores SIGCHLD. So each process is remembered with what it was last seen to
/// have used; when it is gone, that goes to its parent's account of vanished children. A parent's
/// children count as the larger of what the kernel says (those waited for) and that account, so
/// that nothing counts twice and nothing is lost but what lived and died between two looks.
/// A process that was runnable when last seen is taken to have died half-way to the next look,
/// with its share of the processors until then. One that was seen only once stands for those that
/// were not seen at all: who lives for a tenth of the time between two looks is seen by every
/// tenth look, and counts as all of that time. Both make the estimate right on average.
class CpuTimes
{
public:
    /// Nanoseconds of CPU since the tree began; never less than before. `waitedForNs` is what the
    /// kernel says of the init's own dead children.
    [[nodiscard]] std::uint64_t update(const std::vector<ProcessSample> &sample,
                                       std::uint64_t waitedForNs, std::uint64_t nowNs);

private:
    struct Member
    {
        ProcessSample last;
        std::uint64_t vanishedNs = 0; ///< of children that are gone
        bool isNew = true; ///< seen once

        [[nodiscard]] std::uint64_t totalNs() const;
    };
    using Members = std::unordered_map<pid_t, Member>;

    /// What each of the runnable got of a time.
    [[nodiscard]] static std::uint64_t shareOf(std::uint64_t ns, const Members &members);
    /// `betweenNs`: what a runnable process could use between two looks.
    void bury(const Members &before, pid_t dead, std::uint64_t betweenNs);

    Members m_members;
    std::uint64_t m_vanishedNs = 0; ///< of the init's children
    std::uint64_t m_lookedNs = 0;
    std::uint64_t m_totalNs = 0;
};

} // namespace sandpad::guest
