#include "runner/guest/init/MemoryUse.h"

#include "runner/guest/init/Threads.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <map>
#include <optional>

namespace sandpad::guest {

namespace {

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

    /// The kernel's notes on one mapping, and as many as usual programs have.
    constexpr std::uint64_t kMappingBytes = 256;
    constexpr std::uint64_t kFreeMappings = 4096;

    /// The most that could be hidden.
    std::uint64_t hiddenBound(const std::vector<ProcessSample> &sample)
    {
        std::uint64_t sum = 0;
        std::uint64_t descriptors = 0;
        for (const ProcessSample &process : sample) {
            // A mapping has a page at least.
            constexpr std::uint64_t kPerMapping = 4096 / kMappingBytes;
            sum += process.mappedBytes + process.mappedBytes / kMappedPerTable
                + process.mappedBytes / kPerMapping;
            descriptors += process.descriptors;
        }
        return sum + descriptors * kSocketBytes;
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

    struct MapsSeen
    {
        SharedSizes shared;
        std::uint64_t count = 0;
    };

    /// What can be known of a process's or a thread's memory.
    enum class Maps : std::uint8_t
    {
        Read,
        Hidden, ///< it lives, and nobody may look at it
        Gone, ///< it has let go of its memory
    };

    Maps readMaps(const std::string &path, MapsSeen &seen)
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
                addShared(line, seen.shared);
                ++seen.count;
                line.clear();
                text.remove_prefix(end + 1);
            }
            line += text;
        }
        return state;
    }

    Maps readShared(const ProcessSample &process, MapsSeen &seen)
    {
        Maps state = Maps::Gone;
        // Threads may come and go while they are looked at.
        constexpr int kMostLooks = 4;
        for (int looks = 0; looks < kMostLooks && state == Maps::Gone; ++looks) {
            lookThroughThreads(process, [&](const std::string &folder) {
                state = readMaps(folder + "/maps", seen);
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

    /// Of a network namespace, those that nobody has accepted or whose data outlives them included.
    std::uint64_t socketsOfNetwork()
    {
        const std::string text = readSmallFile("/proc/self/net/sockstat");
        constexpr std::string_view kKey = "sockets: used ";
        std::uint64_t sockets = 0;
        if (text.starts_with(kKey))
            std::from_chars(text.data() + kKey.size(), text.data() + text.size(), sockets);
        return sockets;
    }

    std::uint64_t bytesOfSockets(std::uint64_t count)
    {
        return count > kFreeSockets ? (count - kFreeSockets) * kSocketBytes : 0;
    }

    std::uint64_t dividedBytesOf(const ProcessSample &process)
    {
        const std::string text =
            readSmallFile(("/proc/" + std::to_string(process.pid) + "/smaps_rollup").c_str());
        const std::uint64_t bytes = bytesBehind(text, "\nPss:");
        return bytes > 0 ? bytes : process.residentBytes;
    }

} // namespace

MemoryUse::MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork)
    : m_fileBytes(std::move(fileBytes))
    , m_hasOwnNetwork(hasOwnNetwork)
    , m_sharedAtFirst(MachineMemory::now().shared)
{ }

void MemoryUse::lookForHidden(const std::vector<ProcessSample> &sample, std::uint64_t limit,
                              GrowthGuard &guard)
{
    const std::uint64_t startNs = monotonicNs();
    if (startNs < m_nextHiddenNs)
        return;
    std::uint64_t tables = 0;
    std::uint64_t sharedResident = 0;
    std::uint64_t sockets = 0;
    SharedSizes sizes;
    std::uint64_t unknown = 0;
    for (const ProcessSample &process : sample) {
        const std::string status =
            readSmallFile(("/proc/" + std::to_string(process.pid) + "/status").c_str());
        tables += bytesBehind(status, "\nVmPTE:");
        sharedResident += bytesBehind(status, "\nRssShmem:");
        sockets += process.descriptors > 0 && !m_hasOwnNetwork ? socketsOf(process) : 0;
        MapsSeen own;
        if (readShared(process, own) == Maps::Hidden)
            unknown += process.mappedBytes;
        tables += own.count > kFreeMappings ? (own.count - kFreeMappings) * kMappingBytes : 0;
        for (const auto &[inode, size] : own.shared)
            sizes[inode] = std::max(sizes[inode], size);
        if (guard.isOver())
            return;
        if (tables > limit)
            break; // what the others have changes nothing
    }
    std::uint64_t shared = unknown;
    for (const auto &[inode, size] : sizes)
        shared += size;
    // Those of its pages that show are in the sum already.
    m_hidden = { .bytes = tables + (shared > sharedResident ? shared - sharedResident : 0)
                     + bytesOfSockets(sockets),
                 .shared = shared };
    // A twentieth of the time, unless somebody makes it slow.
    constexpr std::uint64_t kShare = 20;
    constexpr std::uint64_t kLongestNs = 50 * kNsPerMs;
    m_nextHiddenNs = startNs + std::min(kLongestNs, kShare * (monotonicNs() - startNs));
}

std::uint64_t MemoryUse::dividedBytes(const std::vector<ProcessSample> &sample,
                                      GrowthGuard &guard) const
{
    std::uint64_t sum = 0;
    for (const ProcessSample &process : sample) {
        sum += dividedBytesOf(process);
        if (guard.isOver())
            break;
    }
    return sum;
}

std::uint64_t MemoryUse::grownShared(std::uint64_t nowBytes) const
{
    return nowBytes > m_sharedAtFirst ? nowBytes - m_sharedAtFirst : 0;
}

std::uint64_t MemoryUse::unexplained(std::uint64_t grown, std::uint64_t limit) const
{
    // Others on the machine take and give some, too.
    constexpr std::uint64_t kSlackShare = 8;
    const std::uint64_t slack = limit / kSlackShare;
    if (m_hidden.shared == 0 || grown <= m_hidden.shared + slack)
        return 0;
    const std::uint64_t explained = m_hidden.shared + slack + m_fileBytes();
    return grown > explained ? grown - explained : 0;
}

std::uint64_t MemoryUse::bytesOf(const std::vector<ProcessSample> &sample, std::uint64_t limit)
{
    const std::uint64_t resident = residentSum(sample);
    const MachineMemory machine = MachineMemory::now();
    const std::uint64_t grown = grownShared(machine.shared);
    const std::uint64_t sockets = m_hasOwnNetwork ? bytesOfSockets(socketsOfNetwork()) : 0;
    if (resident + hiddenBound(sample) + grown + sockets <= limit) {
        m_known = resident;
        m_machineThen = machine.bytes();
        return resident;
    }
    // What was there is not known before the first look is whole; a quarter of the limit more is
    // too much then.
    GrowthGuard guard(m_known > 0 ? m_known : limit - limit / 4,
                      m_known > 0 ? m_machineThen : machine.bytes(), limit);
    lookForHidden(sample, limit, guard);
    const std::uint64_t hidden = m_hidden.bytes + sockets + unexplained(grown, limit);
    std::uint64_t bytes = resident + hidden;
    if (bytes > limit && sample.size() > 1 && !guard.isOver())
        bytes = dividedBytes(sample, guard) + hidden;
    if (guard.isOver())
        return guard.bytes();
    m_known = bytes;
    m_machineThen = machine.bytes();
    return bytes;
}

} // namespace sandpad::guest
