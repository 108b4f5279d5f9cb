#include "runner/guest/init/limits/MemoryLook.h"

#include "runner/guest/init/limits/Threads.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <optional>

namespace sandpad::guest {

namespace {

    /// The size of the kernel's record of a mapping, and how many mappings usual programs have.
    constexpr std::uint64_t kMappingBytes = 256;
    constexpr std::uint64_t kFreeMappings = 4096;

    /// Sizes of pieces of shared anonymous memory, by inode number.
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

    /// The result of reading the mappings of a process or a thread.
    enum class Maps : std::uint8_t
    {
        Read,
        Hidden, ///< the process lives, but nobody may read them
        Gone, ///< the process has released its memory
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
        Maps state = Maps::Gone; // a living process has mappings
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
        // Threads may come and go meanwhile, so the look is repeated.
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

    /// Returns nothing when there are no descriptors at all.
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

    std::uint64_t dividedBytesOf(const ProcessSample &process)
    {
        const std::string path = "/proc/" + std::to_string(process.pid) + "/smaps_rollup";
        const std::string text = readSmallFile(path.c_str());
        // The text is empty when nobody may read it, or when the process has released its memory.
        return text.empty() ? Processes::sampleAgain(process).residentBytes
                            : bytesBehind(text, "\nPss:");
    }

} // namespace

std::uint64_t bytesOfSockets(std::uint64_t count)
{
    /// The value of net.core.wmem_default. The filter keeps programs from raising it for a socket.
    constexpr std::uint64_t kSocketBytes = 212'992;
    constexpr std::uint64_t kFreeSockets = 64;
    return count > kFreeSockets ? (count - kFreeSockets) * kSocketBytes : 0;
}

MemoryLook::MemoryLook(std::vector<ProcessSample> sample, bool divides, bool hasOwnNetwork,
                       GrowthGuard guard)
    : m_sample(std::move(sample))
    , m_divides(divides)
    , m_hasOwnNetwork(hasOwnNetwork)
    , m_guard(guard)
{ }

void MemoryLook::lookAt(const ProcessSample &process)
{
    m_sockets += process.descriptors > 0 && !m_hasOwnNetwork ? socketsOf(process) : 0;
    if (process.mappedBytes == 0)
        return;
    const std::string status =
        readSmallFile(("/proc/" + std::to_string(process.pid) + "/status").c_str());
    m_tableBytes += bytesBehind(status, "\nVmPTE:");
    m_sharedResident += bytesBehind(status, "\nRssShmem:");
    MapsSeen own;
    if (readShared(process, own) == Maps::Hidden)
        m_unknownBytes += process.mappedBytes;
    m_tableBytes += own.count > kFreeMappings ? (own.count - kFreeMappings) * kMappingBytes : 0;
    for (const auto &[inode, size] : own.shared)
        m_sharedSizes[inode] = std::max(m_sharedSizes[inode], size);
    m_dividedBytes += m_divides ? dividedBytesOf(process) : 0;
}

bool MemoryLook::goOn()
{
    constexpr std::uint64_t kSliceNs = 20 * kNsPerMs;
    const std::uint64_t startNs = monotonicNs();
    std::uint64_t spentNs = 0;
    while (m_next < m_sample.size() && spentNs < kSliceNs && !m_guard.isOver()) {
        lookAt(m_sample[m_next++]);
        spentNs = monotonicNs() - startNs;
    }
    m_spentNs += spentNs;
    return m_next == m_sample.size();
}

MemoryLook::Hidden MemoryLook::hidden() const
{
    std::uint64_t shared = m_unknownBytes;
    std::uint64_t largest = m_unknownBytes;
    for (const auto &[inode, size] : m_sharedSizes) {
        shared += size;
        largest = std::max(largest, size);
    }
    // Resident pages of shared memory are in the sum already.
    const std::uint64_t sharedBeyond = shared > m_sharedResident ? shared - m_sharedResident : 0;
    return { .bytes = m_tableBytes + sharedBeyond + bytesOfSockets(m_sockets),
             .shared = shared,
             .pieces = m_sharedSizes.size() + (m_unknownBytes > 0 ? 1 : 0),
             .largestPiece = largest };
}

} // namespace sandpad::guest
