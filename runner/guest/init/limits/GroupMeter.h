#pragma once

#include "runner/guest/init/limits/Processes.h"
#include "runner/guest/init/limits/TreeMeter.h"

#include <functional>

namespace sandpad::guest {

/// The control group of a program, made by Sandpad: only the program and its descendants are in it.
/// Owns the descriptors, which Sandpad has opened: an own open would be refused where the group
/// belongs to root.
struct Group
{
    UniqueFd folder; ///< for reading what the kernel counts
    UniqueFd members; ///< cgroup.procs: a process that writes "0" there becomes a member
    UniqueFd killer; ///< cgroup.kill

    [[nodiscard]] bool isOpen() const { return folder.isOpen(); }
    /// Makes the calling process a member. For a child between fork and exec.
    [[nodiscard]] bool enter() const;
    /// Ends all members at once. Nobody can escape by forking.
    void kill() const;
};

/// Measures a tree by what the kernel counts for its control group. Nothing can hide from it, and
/// nothing else is counted.
///
/// Memory is what the program holds and the kernel cannot drop: anonymous and shared memory, the
/// kernel's own memory for it, and the buffers of its sockets. Clean pages of files and other
/// caches do not count. Files in memory do not count either, because they have a limit of their
/// own. So memory.current is more than this. Page tables of memory that is not used count more than
/// they take (PageTables.h).
///
/// Source: the kernel's admin-guide/cgroup-v2.rst.
class GroupMeter : public TreeMeter
{
public:
    /// Borrows `group` and `processes`, which are its members. `fileBytes` tells how much of the
    /// group's shared memory may be files.
    GroupMeter(const Group &group, const Processes &processes,
               std::function<std::uint64_t()> fileBytes);

    void startStep() override;
    [[nodiscard]] Tried<TreeUse> look(const JobLimits &limits,
                                      std::optional<pid_t> unreaped) override;
    [[nodiscard]] TreeUse lastLook(std::uint64_t maxResidentBytes) override;

private:
    /// What the kernel has counted since the group was made.
    struct Counts
    {
        std::uint64_t memoryBytes = 0; ///< now
        std::uint64_t tableBytes = 0; ///< of that, page tables
        std::uint64_t cpuNs = 0;
        std::uint64_t tasks = 0; ///< now
        std::uint64_t kills = 0; ///< of processes, for the group's memory
        std::uint64_t refusals = 0; ///< of new processes
    };

    [[nodiscard]] Tried<Counts> countNow() const;
    [[nodiscard]] TreeUse sinceStart(const Counts &now) const;

    const Group &m_group;
    const Processes &m_processes;
    std::function<std::uint64_t()> m_fileBytes;
    Counts m_before; ///< when the step began
};

} // namespace sandpad::guest
