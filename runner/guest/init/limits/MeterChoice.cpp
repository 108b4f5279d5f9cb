#include "runner/guest/init/limits/MeterChoice.h"

#include "runner/guest/init/limits/ProcMeter.h"

#include <linux/magic.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>

namespace sandpad::guest {

namespace {

    /// The most that the files take of the program's shared memory. Its own file system tells
    /// exactly. Folders of the host may lie in memory, too.
    std::uint64_t filesInMemory(const ProgramFiles &files)
    {
        struct statvfs state {};
        struct statfs kind {};
        if (files.isOwnFileSystem && ::fstatvfs(files.folder, &state) == 0)
            return (state.f_blocks - state.f_bfree) * state.f_frsize;
        const bool isInMemory = ::fstatfs(files.folder, &kind) == 0 && kind.f_type == TMPFS_MAGIC;
        return isInMemory ? files.mostBytes : 0;
    }

} // namespace

std::unique_ptr<TreeMeter> makeMeter(const Group &group, const Processes &processes,
                                     bool hasOwnNetwork, Standstill &standstill,
                                     const ProgramFiles &files)
{
    if (!group.isOpen())
        return std::make_unique<ProcMeter>(processes, hasOwnNetwork, standstill);
    return std::make_unique<GroupMeter>(group, processes, [files] { return filesInMemory(files); });
}

} // namespace sandpad::guest
