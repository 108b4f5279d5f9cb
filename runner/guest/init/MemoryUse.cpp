#include "runner/guest/init/MemoryUse.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <dirent.h>
#include <fcntl.h>
#include <map>
#include <memory>
#include <optional>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kKibi = 1024;
    constexpr std::uint64_t kNsPerMs = 1'000'000;
    /// A page of page table maps as much.
    constexpr std::uint64_t kMappedPerTable = 512;
    /// net.core.wmem_default; the filter keeps programs from raising it for a socket.
    constexpr std::uint64_t kSocketBytes = 212'992;
    /// As many sockets are what usual programs have, nearly empty.
    constexpr std::uint64_t kFreeSockets = 64;

    std::uint64_t residentSum(const std::vector<ProcessSample> &sample)
    {
        std::uint64_t sum = 0;
        for (const ProcessSample &process : sample)
            sum += process.residentBytes;
        return sum;
    }

    /// The most that could be hidden.
    std::uint64_t hiddenBound(const std::vector<ProcessSample> &sample)
    {
        std::uint64_t sum = 0;
        std::uint64_t descriptors = 0;
        for (const ProcessSample &process : sample) {
            sum += process.mappedBytes + process.mappedBytes / kMappedPerTable;
            descriptors += process.descriptors;
        }
        return sum + descriptors * kSocketBytes;
    }

    std::string folderOf(const ProcessSample &process)
    {
        return "/proc/" + std::to_string(process.pid);
    }

    /// The number behind a key of /proc/PID/status or smaps_rollup, there in KiB; 0: none.
    std::uint64_t bytesBehind(std::string_view text, std::string_view key)
    {
        const std::size_t at = text.find(key);
        if (at == std::string_view::npos)
            return 0;
        const std::size_t digits = text.find_first_of("0123456789", at + key.size());
        std::uint64_t value = 0;
        if (digits != std::string_view::npos)
            std::from_chars(text.data() + digits, text.data() + text.size(), value);
        return value * kKibi;
    }

    /// Sizes of shared anonymous memory by its number.
    using SharedSizes = std::map<std::uint64_t, std::uint64_t>;

    /// "START-END rwxs OFFSET DEV INODE   /dev/zero (deleted)"
    void addShared(std::string_view line, SharedSizes &sizes)
    {
        if (!line.ends_with("/dev/zero (deleted)"))
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
        sizes[inode] += end - start;
    }

    /// What can be known of a process's or a thread's memory.
    enum class Maps : std::uint8_t
    {
        Read,
        Hidden, ///< it lives, and nobody may look at it
        Gone, ///< it has let go of its memory
    };

    Maps readMaps(const std::string &path, SharedSizes &sizes)
    {
        const UniqueFd maps(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (!maps.isOpen())
            return errno == EACCES || errno == EPERM ? Maps::Hidden : Maps::Gone;
        constexpr std::size_t kChunk = 64UL * 1024;
        static std::array<char, kChunk> buffer;
        std::string line;
        ssize_t size = 0;
        Maps state = Maps::Gone; // what lives has maps
        while ((size = ::read(maps.get(), buffer.data(), buffer.size())) > 0) {
            state = Maps::Read;
            std::string_view text(buffer.data(), static_cast<std::size_t>(size));
            for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos;) {
                line += text.substr(0, end);
                addShared(line, sizes);
                line.clear();
                text.remove_prefix(end + 1);
            }
            line += text;
        }
        return state;
    }

    /// Calls look(folder) for the process, and then for its threads, until it returns true. When
    /// the first thread of a process has ended, only the others tell what they still have in
    /// common.
    void lookThroughThreads(const ProcessSample &process, auto look)
    {
        if (look(folderOf(process)) || process.threads < 2)
            return;
        const std::string folder = folderOf(process) + "/task/";
        const std::unique_ptr<DIR, int (*)(DIR *)> tasks(::opendir(folder.c_str()), &::closedir);
        while (const dirent *entry = tasks ? ::readdir(tasks.get()) : nullptr) {
            if (entry->d_name[0] != '.' && look(folder + entry->d_name))
                return;
        }
    }

    Maps readShared(const ProcessSample &process, SharedSizes &sizes)
    {
        Maps state = Maps::Gone;
        // Threads may come and go while they are looked at.
        constexpr int kMostLooks = 4;
        for (int looks = 0; looks < kMostLooks && state == Maps::Gone; ++looks) {
            lookThroughThreads(process, [&](const std::string &folder) {
                state = readMaps(folder + "/maps", sizes);
                return state != Maps::Gone;
            });
            if (process.threads < 2)
                break;
        }
        return state;
    }

    /// Nothing where there are no descriptors at all.
    std::optional<std::uint64_t> socketsIn(const std::string &folder, const ProcessSample &process)
    {
        const std::unique_ptr<DIR, int (*)(DIR *)> entries(::opendir(folder.c_str()), &::closedir);
        if (!entries && (errno == EACCES || errno == EPERM))
            return process.descriptors;
        std::optional<std::uint64_t> sockets;
        std::array<char, 16> target {};
        while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
            if (entry->d_name[0] == '.')
                continue;
            const ssize_t size =
                ::readlinkat(::dirfd(entries.get()), entry->d_name, target.data(), target.size());
            const std::string_view text(target.data(),
                                        size > 0 ? static_cast<std::size_t>(size) : 0);
            sockets = sockets.value_or(0) + (text.starts_with("socket:") ? 1 : 0);
        }
        return sockets;
    }

    std::uint64_t socketsOf(const ProcessSample &process)
    {
        std::optional<std::uint64_t> sockets;
        lookThroughThreads(process, [&](const std::string &folder) {
            sockets = socketsIn(folder + "/fd", process);
            return sockets.has_value();
        });
        return sockets.value_or(0);
    }

    /// Anonymous and shared pages of the whole machine. Not of the tree alone, but no sum of
    /// processes is as quick and knows of pages that were shared until just now.
    std::uint64_t machineBytes()
    {
        const std::string text = readSmallFile("/proc/meminfo");
        return bytesBehind(text, "\nAnonPages:") + bytesBehind(text, "\nShmem:");
    }

    std::uint64_t dividedBytesOf(const ProcessSample &process)
    {
        const std::string text = readSmallFile((folderOf(process) + "/smaps_rollup").c_str());
        const std::uint64_t bytes = bytesBehind(text, "\nPss:");
        return bytes > 0 ? bytes : process.residentBytes;
    }

} // namespace

std::uint64_t MemoryUse::hiddenBytes(const std::vector<ProcessSample> &sample)
{
    const std::uint64_t startNs = monotonicNs();
    if (startNs < m_nextHiddenNs)
        return m_hiddenBytes;
    std::uint64_t tables = 0;
    std::uint64_t sharedResident = 0;
    std::uint64_t sockets = 0;
    SharedSizes sizes;
    std::uint64_t unknown = 0;
    for (const ProcessSample &process : sample) {
        const std::string status = readSmallFile((folderOf(process) + "/status").c_str());
        tables += bytesBehind(status, "\nVmPTE:");
        sharedResident += bytesBehind(status, "\nRssShmem:");
        sockets += process.descriptors > 0 ? socketsOf(process) : 0;
        SharedSizes own;
        if (readShared(process, own) == Maps::Hidden)
            unknown += process.mappedBytes;
        for (const auto &[inode, size] : own)
            sizes[inode] = std::max(sizes[inode], size);
    }
    std::uint64_t shared = unknown;
    for (const auto &[inode, size] : sizes)
        shared += size;
    // Those of its pages that show are in the sum already.
    m_hiddenBytes = tables + (shared > sharedResident ? shared - sharedResident : 0)
        + (sockets > kFreeSockets ? (sockets - kFreeSockets) * kSocketBytes : 0);
    // A twentieth of the time, unless somebody makes it slow.
    constexpr std::uint64_t kShare = 20;
    constexpr std::uint64_t kLongestNs = 50 * kNsPerMs;
    m_nextHiddenNs = startNs + std::min(kLongestNs, kShare * (monotonicNs() - startNs));
    return m_hiddenBytes;
}

std::uint64_t MemoryUse::dividedBytes(const std::vector<ProcessSample> &sample, std::uint64_t limit)
{
    constexpr std::uint64_t kLookNs = 10 * kNsPerMs;
    const std::uint64_t machine = machineBytes();
    const std::uint64_t before = m_dividedBytes > 0 ? m_machineThen : machine;
    // What was there is not known before the first look is whole; a quarter of the limit more is
    // too much then.
    const std::uint64_t known = m_dividedBytes > 0 ? m_dividedBytes : limit - limit / 4;
    std::uint64_t sum = 0;
    std::uint64_t nextLookNs = monotonicNs() + kLookNs;
    for (const ProcessSample &process : sample) {
        sum += dividedBytesOf(process);
        if (monotonicNs() < nextLookNs)
            continue;
        const std::uint64_t now = machineBytes();
        if (now > before && known + (now - before) > limit)
            return known + (now - before);
        nextLookNs = monotonicNs() + kLookNs;
    }
    m_dividedBytes = sum;
    m_machineThen = machine;
    return sum;
}

std::uint64_t MemoryUse::bytesOf(const std::vector<ProcessSample> &sample, std::uint64_t limit)
{
    const std::uint64_t resident = residentSum(sample);
    if (resident + hiddenBound(sample) <= limit)
        return resident;
    const std::uint64_t hidden = hiddenBytes(sample);
    if (resident + hidden <= limit || sample.size() < 2)
        return resident + hidden;
    return dividedBytes(sample, limit > hidden ? limit - hidden : 0) + hidden;
}

} // namespace sandpad::guest
