#pragma once

#include "runner/guest/init/limits/FolderWalk.h"
#include "runner/guest/init/limits/Processes.h"

namespace sandpad::guest {

/// What processes hold on the file system of a folder beside the files that have a name there.
class HiddenFiles
{
public:
    /// Files that were `seen` by their names do not count.
    HiddenFiles(dev_t device, SeenFiles seen)
        : m_device(device)
        , m_seen(std::move(seen))
    { }

    /// Looks at one process. With `seesAll` also for what has no known size; that takes longer.
    void lookAt(const std::string &folder, const ProcessSample &process, bool seesAll);

    /// Of files without a name that are open. Each counts once.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// Whether there may be files that no descriptor shows: mapped ones without a name, or files
    /// that were sent through a socket and not yet received.
    [[nodiscard]] bool mayBeMore() const;

private:
    void add(const struct stat &state);
    /// Returns false when the thread shows no descriptors.
    bool lookAtDescriptors(const std::string &thread, bool seesAll);

    dev_t m_device;
    SeenFiles m_seen; ///< and counted
    std::uint64_t m_bytes = 0;
    SeenFiles m_mapped; ///< without a name
    bool m_mayBeMore = false;
};

} // namespace sandpad::guest
