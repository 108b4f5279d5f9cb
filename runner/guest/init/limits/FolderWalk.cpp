#include "runner/guest/init/limits/FolderWalk.h"

#include "runner/guest/init/system/Translatable.h"

#include <cerrno>
#include <fcntl.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kBlockBytes = 512; // the unit of st_blocks on every file system

    /// The folder may well be there; it is the supervisor that lacks something.
    bool isOutOfMeans(int errorNumber)
    {
        return errorNumber == EMFILE || errorNumber == ENFILE || errorNumber == ENOMEM;
    }

    UniqueFd openIn(int parent, const char *name)
    {
        return UniqueFd(
            ::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    }

} // namespace

FolderWalk::FolderWalk(const WatchedFolders &folders)
    : m_mostEntries(folders.mostEntries)
    , m_roots(folders.paths)
{ }

void FolderWalk::lose()
{
    if (isOutOfMeans(errno))
        m_failure =
            systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "open a folder of the program"))
                .error();
    else
        m_hasLostFolder = true;
}

void FolderWalk::enter(int parent, const std::string &name)
{
    UniqueFd folder = openIn(parent, name.c_str());
    struct stat state {};
    if (!folder.isOpen() || ::fstat(folder.get(), &state) != 0)
        return lose();
    // The list has a descriptor of its own, because the folder is needed when the list has ended.
    const int listed = ::fcntl(folder.get(), F_DUPFD_CLOEXEC, 0);
    m_entries.reset(listed >= 0 ? ::fdopendir(listed) : nullptr);
    if (!m_entries) {
        const UniqueFd unused(listed);
        return lose();
    }
    m_levels.push_back({ .device = state.st_dev, .inode = state.st_ino, .left = {} });
    m_folder = std::move(folder);
}

void FolderWalk::leave()
{
    m_levels.pop_back();
    if (m_levels.empty())
        return;
    UniqueFd above = openIn(m_folder.get(), "..");
    struct stat state {};
    const Level &level = m_levels.back();
    const bool isSame = above.isOpen() && ::fstat(above.get(), &state) == 0
        && state.st_dev == level.device && state.st_ino == level.inode;
    if (isSame) {
        m_folder = std::move(above);
        return;
    }
    // The folder was moved. From here no way leads back to those that are left.
    lose();
    m_levels.clear();
}

void FolderWalk::enterNext()
{
    if (m_levels.empty()) {
        const std::string root = std::move(m_roots.back());
        m_roots.pop_back();
        enter(AT_FDCWD, root);
    } else if (auto &left = m_levels.back().left; left.empty()) {
        leave();
    } else {
        const std::string name = std::move(left.back());
        left.pop_back();
        enter(m_folder.get(), name);
    }
}

void FolderWalk::add(const dirent &entry)
{
    const std::string_view name(entry.d_name);
    struct stat state {};
    if (name == "." || name == ".."
        || ::fstatat(m_folder.get(), entry.d_name, &state, AT_SYMLINK_NOFOLLOW) != 0)
        return;
    ++m_usage.entries;
    if (state.st_blocks > 0 && m_files.insert(state.st_ino).second)
        m_usage.bytes += static_cast<std::uint64_t>(state.st_blocks) * kBlockBytes;
    if (S_ISDIR(state.st_mode))
        m_levels.back().left.emplace_back(name);
}

bool FolderWalk::goOn(std::uint64_t untilNs)
{
    while (m_usage.entries <= m_mostEntries) {
        if (const dirent *entry = m_entries ? ::readdir(m_entries.get()) : nullptr) {
            add(*entry);
        } else if (m_entries.reset(); !m_levels.empty() || !m_roots.empty()) {
            enterNext();
        } else {
            return true;
        }
        if (monotonicNs() >= untilNs)
            return false;
    }
    return true;
}

} // namespace sandpad::guest
