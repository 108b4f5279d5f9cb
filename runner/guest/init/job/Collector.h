#pragma once

#include "runner/guest/init/job/Control.h"

#include <set>

namespace sandpad::guest {

/// Sends the files that a run left in the work folder, after every process is dead. Only regular
/// files are sent. They are opened beneath the folder, without following links or crossing mounts.
/// Their number, size and depth are capped. All other entries are named with the reason. Iterates,
/// never recurses.
class Collector
{
public:
    Collector(Control &control, int workFolder);

    /// Remembers all that lies there now, put there by Sandpad or a compiler. Such files are of
    /// interest only when the program changes them.
    void rememberAll();
    /// With `namesUnchanged`, a file that has not changed since is named, without its content.
    void collect(bool namesUnchanged);

private:
    struct Known
    {
        std::uint64_t inode = 0;
        std::int64_t changedSeconds = 0;
        std::int64_t changedNs = 0;

        auto operator<=>(const Known &) const = default;
    };

    enum class Mode : std::uint8_t
    {
        Remember,
        Send
    };

    void walk(Mode mode);
    void collectFolder(const std::string &folder, std::vector<std::string> &folders);
    void collectEntry(const std::string &name, std::vector<std::string> &folders);
    void sendFile(const std::string &name);
    void refuse(const std::string &name, std::uint64_t size, std::string reason);
    void nameUnchanged(const std::string &name, std::uint64_t size);
    [[nodiscard]] UniqueFd open(const std::string &name, int flags) const;

    Control &m_control;
    int m_workFolder;
    Mode m_mode = Mode::Send;
    bool m_namesUnchanged = false;
    std::set<Known> m_known;
    std::uint64_t m_named = 0;
    std::uint64_t m_entries = 0;
    std::uint64_t m_bytes = 0;
};

} // namespace sandpad::guest
