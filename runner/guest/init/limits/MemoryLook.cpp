#include "runner/guest/init/limits/MemoryLook.h"

#include "runner/guest/init/limits/PageTables.h"
#include "runner/guest/init/limits/ReadingTime.h"
#include "runner/guest/init/limits/Threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace sandpad::guest {

namespace {

    /// The size of the kernel's record of a mapping.
    constexpr std::uint64_t kMappingBytes = 256;
    /// The kernel's record of a lock, or of a descriptor that is watched.
    constexpr std::uint64_t kNoteBytes = 200;

    /// The result of reading a file of a process or a thread.
    enum class Text : std::uint8_t
    {
        Read,
        Hidden, ///< the process lives, but nobody may read it
        TooLong, ///< a line is longer than any that a usual program causes
        Gone, ///< nothing is there any more
    };

    /// A path has at most 4096 bytes for usual programs, and /proc writes up to four characters for
    /// each. Of a file in thousands of folders the line is much longer, and thousands of such lines
    /// would keep the look busy.
    constexpr std::size_t kLongestLine = 20UL * 1024;

    /// Calls handle(line) for each line of a file that may be long.
    Text readLines(const std::string &path, auto handle)
    {
        const UniqueFd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (!file.isOpen())
            return errno == EACCES || errno == EPERM ? Text::Hidden : Text::Gone;
        constexpr std::size_t kChunk = 64UL * 1024;
        std::vector<char> buffer(kChunk);
        std::string line;
        ssize_t size = 0;
        Text state = Text::Gone;
        while ((size = ::read(file.get(), buffer.data(), buffer.size())) > 0) {
            state = Text::Read;
            std::string_view text(buffer.data(), static_cast<std::size_t>(size));
            for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos;) {
                line += text.substr(0, end);
                handle(std::string_view(line));
                line.clear();
                text.remove_prefix(end + 1);
            }
            line += text;
            if (line.size() > kLongestLine)
                return Text::TooLong;
        }
        return state;
    }

    /// Memory that only mappings name: of mmap, of memfd_create, and of shmget.
    bool isPiece(std::string_view line)
    {
        return line.ends_with(" (deleted)")
            && (line.contains(" /dev/zero (") || line.contains(" /memfd:")
                || line.contains(" /SYSV"));
    }

    /// "START-END rwxs OFFSET DEV INODE   /dev/zero (deleted)"
    void addPiece(std::string_view line, PieceSizes &pieces)
    {
        if (!isPiece(line))
            return;
        const char *const first = std::to_address(line.begin());
        const char *const last = std::to_address(line.end());
        constexpr int kHex = 16;
        std::uint64_t start = 0;
        std::uint64_t end = 0;
        const auto [dash, bad] = std::from_chars(first, last, start, kHex);
        if (bad != std::errc() || dash == last)
            return;
        std::from_chars(dash + 1, last, end, kHex);
        std::size_t at = 0;
        for (int field = 0; field < 4 && at != std::string_view::npos; ++field)
            at = line.find(' ', at + 1);
        std::uint64_t inode = 0;
        if (at != std::string_view::npos)
            std::from_chars(first + at + 1, last, inode);
        pieces[inode] += end - start;
    }

    void addMappings(const std::string &folder, const ProcessSample &process, MemorySeen &seen)
    {
        Text state = Text::Gone; // a living process has mappings
        std::uint64_t count = 0;
        // Threads may come and go meanwhile, so the look is repeated.
        constexpr int kMostLooks = 4;
        for (int looks = 0; looks < kMostLooks && state == Text::Gone; ++looks) {
            lookThroughThreads(folder, process.threads, [&](const std::string &thread) {
                state = readLines(thread + "/maps", [&](std::string_view line) {
                    addPiece(line, seen.pieces);
                    ++count;
                });
                return state != Text::Gone;
            });
            if (process.threads < 2)
                break;
        }
        if (state == Text::Hidden || state == Text::TooLong)
            seen.unknown += process.mappedBytes;
        seen.kernel += count * kMappingBytes;
    }

    /// What the files of descriptors in fdinfo tell.
    struct Notes
    {
        std::uint64_t lines = 0; ///< all of them
        std::uint64_t watches = 0; ///< of epoll and inotify
        std::uint64_t locks = 0;

        [[nodiscard]] std::uint64_t count() const { return watches + locks; }
    };

    /// The file of a descriptor has a line for each descriptor that an epoll set watches, for each
    /// watch of inotify, and for each lock.
    Notes notesIn(const std::string &path, ReadingTime &time)
    {
        Notes notes;
        time.begin();
        readLines(path, [&](std::string_view line) {
            ++notes.lines;
            notes.locks += line.starts_with("lock:") ? 1 : 0;
            notes.watches += line.starts_with("tfd:") || line.starts_with("inotify ") ? 1 : 0;
        });
        time.end();
        return notes;
    }

    /// Adds the notes of all these descriptors. Because a program can make each file long, files
    /// are read at random up to a number of lines, but at least a few, and stand for the rest.
    void addNotes(std::vector<std::string> files, ReadingTime &time, MemorySeen &seen)
    {
        constexpr std::uint64_t kMostLines = 4096;
        constexpr std::size_t kLeastRead = 4;
        Notes notes;
        const std::size_t all = files.size();
        std::size_t read = 0;
        for (; read < all && (read < kLeastRead || notes.lines < kMostLines); ++read) {
            std::swap(files[read],
                      files[read + ::arc4random_uniform(static_cast<std::uint32_t>(all - read))]);
            const Notes more = notesIn(files[read], time);
            notes.lines += more.lines;
            notes.watches += more.watches;
            notes.locks += more.locks;
            seen.longestNotes = std::max(seen.longestNotes, kNoteBytes * more.count());
        }
        seen.notes += read == 0 ? 0 : kNoteBytes * (notes.count() * all / read);
        seen.locks += read == 0 ? 0 : notes.locks * all / read;
        seen.watches += read == 0 ? 0 : notes.watches * all / read;
    }

    /// Returns false when the thread has no descriptors at all.
    bool addDescriptors(const std::string &thread, const ProcessSample &process, ReadingTime &time,
                        MemorySeen &seen)
    {
        const std::unique_ptr<DIR, int (*)(DIR *)> entries(::opendir((thread + "/fd").c_str()),
                                                           &::closedir);
        if (!entries) {
            // What ends has no memory any more, and the kernel closes its descriptors. Nobody but
            // root may look at them meanwhile.
            const bool isHidden = (errno == EACCES || errno == EPERM)
                && !readSmallFile((thread + "/statm").c_str()).starts_with("0 ");
            seen.sockets += isHidden ? process.descriptors : 0;
            return isHidden;
        }
        std::vector<std::string> watchers;
        std::vector<std::string> others; // which may have locks
        bool hasAny = false;
        std::array<char, 64> target {};
        while (const dirent *entry = ::readdir(entries.get())) {
            if (entry->d_name[0] == '.')
                continue;
            hasAny = true;
            const ssize_t size =
                ::readlinkat(::dirfd(entries.get()), entry->d_name, target.data(), target.size());
            const std::string_view text(target.data(),
                                        size > 0 ? static_cast<std::size_t>(size) : 0);
            if (text.starts_with("socket:"))
                ++seen.sockets;
            else if (text.starts_with("/proc/")) {
                ++seen.records;
                seen.lists += text.ends_with("maps") ? 1 : 0;
            } else if (!text.starts_with("pipe:"))
                (text.starts_with("anon_inode:") ? watchers : others)
                    .push_back(thread + "/fdinfo/" + entry->d_name);
        }
        addNotes(std::move(watchers), time, seen);
        addNotes(std::move(others), time, seen);
        return hasAny;
    }

    /// What a process holds. `known` is what was seen of it before; of that its mappings are still
    /// so.
    MemorySeen lookAt(const std::string &folder, const ProcessSample &process,
                      const std::optional<MemorySeen> &known, bool isAlone, std::uint64_t limit,
                      ReadingTime &time)
    {
        MemorySeen seen = known.value_or(MemorySeen());
        // A process that shares its open files with a sleeping one can lock and watch more by them.
        seen.notes = seen.longestNotes = seen.locks = seen.watches = 0;
        seen.sockets = seen.records = seen.lists = 0;
        if (process.descriptors > 0)
            lookThroughThreads(folder, process.threads, [&](const std::string &thread) {
                return addDescriptors(thread, process, time, seen);
            });
        if (process.mappedBytes == 0)
            return seen;
        // The kernel takes long to divide pages among those who share them.
        const std::string divided = isAlone
            ? std::string()
            : readOf(folder, process.threads, "/smaps_rollup", "\nPss_Anon:");
        if (divided.contains("\nPss_Anon:")) {
            seen.anonymous = bytesBehind(divided, "\nPss_Anon:");
            seen.shared = bytesBehind(divided, "\nPss_Shmem:");
        }
        if (known)
            return seen;
        const std::string status = readOf(folder, process.threads, "/status", "\nRssAnon:");
        // Twice: while a process forks, the kernel copies them to where nobody sees them before it
        // is done.
        const std::uint64_t tables = bytesBehind(status, "\nVmPTE:");
        seen.kernel += 2 * tables + weightOfTables(tables, limit);
        // Of several processes the first number divides what they share, but has swapped pages of
        // shared memory, too. Those count with their pieces.
        seen.swapped = bytesBehind(status, "\nVmSwap:");
        if (divided.contains("\nSwapPss:"))
            seen.swapped = std::min(seen.swapped, bytesBehind(divided, "\nSwapPss:"));
        if (divided.empty()) {
            seen.anonymous = bytesBehind(status, "\nRssAnon:");
            seen.shared = bytesBehind(status, "\nRssShmem:");
        }
        addMappings(folder, process, seen);
        return seen;
    }

} // namespace

std::uint64_t ownBytes(const Processes &processes, const ProcessSample &process)
{
    const std::string status =
        readOf(processes.folderOf(process.pid), process.threads, "/status", "\nRssAnon:");
    return bytesBehind(status, "\nRssAnon:") + bytesBehind(status, "\nVmSwap:")
        + bytesBehind(status, "\nRssShmem:") + bytesBehind(status, "\nVmPTE:");
}

/// Only the thread writes, and only to what is behind the lock.
struct MemoryLook::Work
{
    Samples sample;
    std::vector<std::string> folders;
    std::map<pid_t, MemorySeen> unchanged; ///< of those that have not run since the last look
    std::uint64_t limit = 0;
    std::atomic<bool> isGivenUp = false;
    ReadingTime reading; ///< of a descriptor's notes

    std::mutex lock;
    std::vector<MemorySeen> seen; ///< of the first processes of the sample
    std::uint64_t kernel = 0; ///< of these

    /// Returns whether there is more to see.
    bool seeNext()
    {
        const std::size_t at = seen.size();
        if (at == sample.size())
            return false;
        const auto known = unchanged.find(sample[at].pid);
        MemorySeen one =
            lookAt(folders[at], sample[at],
                   known == unchanged.end() ? std::nullopt : std::optional(known->second),
                   sample.size() == 1, limit, reading);
        const std::scoped_lock locked(lock);
        kernel += one.kernel + one.notes;
        seen.push_back(std::move(one));
        return seen.size() < sample.size() && kernel <= limit && !isGivenUp;
    }
};

MemoryLook::MemoryLook(const Processes &processes, Looker &looker, Samples sample,
                       std::uint64_t limit, const MemoryLook *last)
    : m_processes(processes)
    , m_looker(looker)
    , m_work(std::make_shared<Work>())
{
    // A program can change the numbers of those that hold much faster than all are seen.
    std::ranges::stable_sort(sample, std::greater(), &ProcessSample::residentBytes);
    for (const ProcessSample &process : sample) {
        m_resident += process.residentBytes;
        m_work->folders.push_back(processes.folderOf(process.pid));
        if (const MemorySeen *seen = last == nullptr ? nullptr : last->seenOf(process))
            m_work->unchanged.emplace(process.pid, *seen);
    }
    m_work->sample = std::move(sample);
    m_work->limit = limit;
}

const MemorySeen *MemoryLook::seenOf(const ProcessSample &process) const
{
    const auto then = std::ranges::find(m_work->sample, process.pid, &ProcessSample::pid);
    const auto index = static_cast<std::size_t>(then - m_work->sample.begin());
    const bool isUnchanged = index < m_work->seen.size() && then->startTicks == process.startTicks
        && then->ownCpuNs == process.ownCpuNs && then->residentBytes == process.residentBytes
        && then->mappedBytes == process.mappedBytes
        && then->threads == process.threads
        // An old kernel does not tell how many it has, so it tells of no change either.
        && then->descriptors == process.descriptors && process.descriptors > 0 && !then->isRunnable
        && !process.isRunnable;
    return isUnchanged ? &m_work->seen[index] : nullptr;
}

bool MemoryLook::goOn(std::uint64_t sliceNs)
{
    const std::uint64_t startNs = monotonicNs();
    if (!m_isBegun)
        m_looker.begin([work = m_work] { return work->seeNext(); });
    m_isBegun = true;
    const bool isWhole = m_looker.waitUntil(startNs + sliceNs);
    m_spentNs += monotonicNs() - startNs;
    return isWhole;
}

bool MemoryLook::readsTooLong() const
{
    constexpr std::uint64_t kLongestNs = kNsPerSecond / 5;
    return m_work->reading.elapsedNs() > kLongestNs;
}

void MemoryLook::giveUp()
{
    m_work->isGivenUp = true;
}

MemorySeen MemoryLook::seen() const
{
    std::unique_lock locked(m_work->lock);
    const std::vector<MemorySeen> seen = m_work->seen;
    locked.unlock();
    MemorySeen all;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const ProcessSample &then = m_work->sample[i];
        const ProcessSample now = m_processes.sampleAgain(then);
        if (now.threads == 0)
            continue;
        const MemorySeen &one = seen[i];
        std::uint64_t gone =
            then.residentBytes > now.residentBytes ? then.residentBytes - now.residentBytes : 0;
        const auto withoutGone = [&gone](std::uint64_t bytes) {
            const std::uint64_t part = std::min(bytes, gone);
            gone -= part;
            return bytes - part;
        };
        all.anonymous += withoutGone(one.anonymous);
        all.swapped += one.swapped;
        all.shared += withoutGone(one.shared);
        all.kernel += one.kernel;
        all.notes += one.notes;
        all.locks += one.locks;
        all.watches += one.watches;
        all.unknown += one.unknown;
        all.sockets += one.sockets;
        all.records += one.records;
        all.lists += one.lists;
        all.longestNotes = std::max(all.longestNotes, one.longestNotes);
        for (const auto &[inode, size] : one.pieces)
            all.pieces[inode] = std::max(all.pieces[inode], size);
    }
    return all;
}

} // namespace sandpad::guest
