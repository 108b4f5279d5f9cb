#include "runner/guest/init/limits/FileLook.h"

#include <sys/stat.h>
#include <utility>

namespace sandpad::guest {

namespace {

    dev_t deviceOf(int folder)
    {
        struct stat state {};
        ::fstat(folder, &state);
        return state.st_dev;
    }

} // namespace

FileLook::FileLook(const WatchedFolders &folders, std::shared_ptr<const Processes> processes,
                   int workFolder, bool seesAll)
    : m_processes(std::move(processes))
    , m_device(deviceOf(workFolder))
    , m_seesAll(seesAll)
    , m_walk(folders)
{ }

void FileLook::beginProcesses()
{
    m_hidden.emplace(m_device, m_walk.takeFiles());
    auto sample = m_processes->sample();
    if (sample)
        m_left.assign(sample->rbegin(), sample->rend());
    else
        m_failure = sample.error();
}

bool FileLook::goOn()
{
    constexpr std::uint64_t kSliceNs = 20 * kNsPerMs;
    if (m_isGivenUp)
        return false;
    if (!m_hidden) {
        const bool isWhole = m_walk.goOn(monotonicNs() + kSliceNs);
        m_failure = m_walk.failure();
        if (isWhole && !m_failure)
            beginProcesses();
        return !m_failure;
    }
    if (m_left.empty())
        return false;
    const ProcessSample &process = m_left.back();
    m_hidden->lookAt(m_processes->folderOf(process.pid), process, m_seesAll);
    m_left.pop_back();
    return !m_left.empty();
}

FolderUsage FileLook::usage() const
{
    FolderUsage usage = m_walk.usage();
    usage.bytes += m_hidden ? m_hidden->bytes() : 0;
    return usage;
}

bool FileLook::mayBeMore() const
{
    return !m_hidden || m_walk.hasLostFolder() || m_hidden->mayBeMore();
}

} // namespace sandpad::guest
