#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <unordered_map>

namespace sandpad::guest {

/// The CPU time of a tree of processes, dead ones included, computed from looks at the living.
///
/// Theory: the kernel adds a dead child's time to the parent that waits for it, and to no process
/// when the parent ignores SIGCHLD. So this class remembers the time that each process was last
/// seen to have used. When a process is gone, its time goes to its parent's account of vanished
/// children. A parent's children count as the larger of the kernel's number (children waited for)
/// and that account. So nothing counts twice, and only what lived and died between two looks is
/// lost.
///
/// A process that was runnable when last seen is assumed to have died half-way to the next look,
/// with its share of the processors until then. A process that was seen only once stands for those
/// that were never seen: a process that lives for a tenth of the time between two looks is seen by
/// every tenth look, and counts as all of that time. Both make the estimate right on average.
class CpuTimes
{
public:
    /// `reapedNs` is always the kernel's number for all dead children of the init. Here it is the
    /// number before the tree began.
    explicit CpuTimes(std::uint64_t reapedNs = 0)
        : m_reapedBeforeNs(reapedNs)
    { }

    /// Returns the nanoseconds of CPU since the tree began; never less than before.
    [[nodiscard]] std::uint64_t update(const std::vector<ProcessSample> &sample,
                                       std::uint64_t reapedNs, std::uint64_t nowNs);
    /// The same when all processes are dead and reaped.
    [[nodiscard]] std::uint64_t atEnd(std::uint64_t reapedNs) const;

private:
    struct Member
    {
        ProcessSample last;
        std::uint64_t vanishedNs = 0; ///< used by children that are gone
        bool isNew = true; ///< it was seen only once

        [[nodiscard]] std::uint64_t totalNs() const;
    };
    using Members = std::unordered_map<pid_t, Member>;

    /// How much of a time each runnable process got.
    [[nodiscard]] static std::uint64_t shareOf(std::uint64_t ns, const Members &members);
    /// `betweenNs` is the time that a runnable process could use between two looks.
    void bury(const Members &before, pid_t dead, std::uint64_t betweenNs);

    [[nodiscard]] std::uint64_t reapedSinceStart(std::uint64_t reapedNs) const;

    std::uint64_t m_reapedBeforeNs;
    Members m_members;
    std::uint64_t m_vanishedNs = 0; ///< used by children of the init that are gone
    std::uint64_t m_lookedNs = 0;
    std::uint64_t m_totalNs = 0;
};

} // namespace sandpad::guest
