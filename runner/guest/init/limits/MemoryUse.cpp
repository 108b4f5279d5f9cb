#include "runner/guest/init/limits/MemoryUse.h"

#include <algorithm>
#include <charconv>
#include <linux/kcmp.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    std::uint64_t residentSum(const Samples &sample)
    {
        std::uint64_t sum = 0;
        for (const ProcessSample &process : sample)
            sum += process.residentBytes;
        return sum;
    }

    /// After vfork a child uses its parent's memory until it starts another program. That memory
    /// counts once.
    void forgetBorrowed(Samples &sample)
    {
        for (ProcessSample &process : sample) {
            const auto parent = std::ranges::find(sample, process.parent, &ProcessSample::pid);
            if (parent == sample.end() || process.mappedBytes != parent->mappedBytes
                || ::syscall(SYS_kcmp, process.pid, parent->pid, KCMP_VM, 0, 0) != 0)
                continue;
            process.mappedBytes = 0;
            process.residentBytes = 0;
        }
    }

    /// The most memory that the processes could hide, but for cut pieces of shared memory and notes
    /// on descriptors.
    std::uint64_t hiddenBound(const Samples &sample)
    {
        // One page of page table maps 512 pages. A mapping has at least one page, and the kernel
        // keeps a record of about 256 bytes for it.
        constexpr std::uint64_t kMappedPerTable = 512;
        constexpr std::uint64_t kMappedPerNote = 4096 / 256;
        std::uint64_t sum = 0;
        std::uint64_t descriptors = 0;
        for (const ProcessSample &process : sample) {
            sum += process.mappedBytes + process.mappedBytes / kMappedPerTable
                + process.mappedBytes / kMappedPerNote;
            descriptors += process.descriptors;
        }
        return sum + bytesOfSockets(descriptors);
    }

    /// The memory of the process with the largest resident size, where that size is over the limit.
    std::uint64_t largestOver(std::uint64_t limit, const Processes &processes,
                              const Samples &sample)
    {
        const auto largest = std::ranges::max_element(sample, {}, &ProcessSample::residentBytes);
        return largest != sample.end() && largest->residentBytes > limit
            ? ownBytes(processes, *largest)
            : 0;
    }

    /// The sockets of the network namespace. They include sockets that nobody has accepted, and
    /// closed ones whose data is still there.
    std::uint64_t socketsOfNetwork(const Processes &processes)
    {
        const std::string text = processes.read("self/net/sockstat");
        constexpr std::string_view kKey = "sockets: used ";
        std::uint64_t sockets = 0;
        if (text.starts_with(kKey))
            std::from_chars(text.data() + kKey.size(), text.data() + text.size(), sockets);
        return bytesOfSockets(sockets);
    }

    /// Looks take a twentieth of the time. When the limit may be passed they take a fifth, and are
    /// half a second apart at most.
    std::uint64_t pauseAfterNs(std::uint64_t spentNs, bool isNear)
    {
        constexpr std::uint64_t kShortNs = 20 * kNsPerMs;
        constexpr std::uint64_t kLongestNs = 500 * kNsPerMs;
        const std::uint64_t usualNs = std::max(kShortNs, 20 * spentNs);
        return isNear ? std::min({ usualNs, std::max(kShortNs, 4 * spentNs), kLongestNs })
                      : usualNs;
    }

} // namespace

std::uint64_t bytesOfSockets(std::uint64_t count)
{
    /// The value of net.core.wmem_default. The filter keeps programs from raising it for a socket.
    constexpr std::uint64_t kSocketBytes = 212'992;
    constexpr std::uint64_t kFreeSockets = 64;
    return count > kFreeSockets ? (count - kFreeSockets) * kSocketBytes : 0;
}

MemoryUse::MemoryUse(const Processes &processes, bool hasOwnNetwork, Standstill &standstill)
    : m_processes(processes)
    , m_hasOwnNetwork(hasOwnNetwork)
    , m_standstill(standstill)
    , m_lookedNs(monotonicNs())
{ }

std::uint64_t MemoryUse::estimate(std::uint64_t resident) const
{
    return m_known + (resident > m_residentThen ? resident - m_residentThen : 0);
}

bool MemoryUse::isLookDue(std::uint64_t resident, std::uint64_t most, std::uint64_t limit) const
{
    const std::uint64_t sinceNs = monotonicNs() - m_lookedNs;
    return sinceNs >= pauseAfterNs(m_spentNs, most > limit)
        || (estimate(resident) > limit && sinceNs >= m_spentNs);
}

std::uint64_t MemoryUse::conclude()
{
    const MemorySeen seen = m_look->seen();
    m_known = seen.bytes(m_pieces.update(seen.pieces))
        + (m_hasOwnNetwork ? socketsOfNetwork(m_processes) : bytesOfSockets(seen.sockets));
    m_locks = seen.locks;
    m_watches = seen.watches;
    m_residentThen = m_look->residentBytes();
    m_spentNs = m_look->spentNs();
    m_lookedNs = monotonicNs();
    m_last.emplace(std::move(*m_look));
    m_look.reset();
    return m_known;
}

std::uint64_t MemoryUse::upperBound(const Samples &sample) const
{
    std::uint64_t bytes = 0;
    for (const ProcessSample &process : sample)
        bytes += ownBytes(m_processes, process);
    return bytes;
}

void MemoryUse::beginLook(const Samples &sample, std::uint64_t limit)
{
    m_lookBeganNs = monotonicNs();
    m_look.emplace(m_processes, m_looker, sample, limit, m_last ? &*m_last : nullptr);
}

std::optional<std::uint64_t> MemoryUse::provenExcess(std::uint64_t limit) const
{
    const MemorySeen seen = m_look->seen();
    const std::uint64_t bytes = seen.anonymous + seen.shared;
    return bytes > limit ? std::optional(bytes) : std::nullopt;
}

bool MemoryUse::wantsStillLook(std::uint64_t resident, std::uint64_t limit) const
{
    constexpr std::uint64_t kLongestNs = 4 * kNsPerSecond;
    constexpr std::uint64_t kLongestWhenNearNs = kNsPerSecond / 4;
    const std::uint64_t nowNs = monotonicNs();
    return nowNs >= m_nextStillNs
        && nowNs - m_lookBeganNs > (estimate(resident) > limit ? kLongestWhenNearNs : kLongestNs);
}

std::optional<std::uint64_t> MemoryUse::countRunning(const Samples &sample, std::uint64_t resident,
                                                     std::uint64_t most, std::uint64_t limit)
{
    // The thread may still do the last piece of a look that was given up.
    if (!m_look && isLookDue(resident, most, limit) && m_looker.waitUntil(0))
        beginLook(sample, limit);
    if (m_look && m_look->goOn())
        return conclude();
    if (m_look && resident > limit) {
        // Those who hold much may have changed their numbers before the rest is seen.
        if (const auto bytes = provenExcess(limit))
            return bytes;
    }
    if (m_look && wantsStillLook(resident, limit) && m_standstill.begin()) {
        m_isHolding = true;
        m_look->giveUp();
        m_look.reset();
    }
    // One process that is over the limit proves enough.
    if (const std::uint64_t largest = largestOver(limit, m_processes, sample); largest > limit)
        return largest;
    return most <= limit && sample.size() == 1 ? std::optional(resident) : std::nullopt;
}

std::optional<std::uint64_t> MemoryUse::countHeld(const Samples &sample, std::uint64_t limit)
{
    // Nothing is missed meanwhile, and more looks at all processes would keep the thread waiting.
    constexpr std::uint64_t kSliceNs = 100 * kNsPerMs;
    constexpr std::uint64_t kLongestStopNs = 5 * kNsPerSecond;
    // A process that is in a call of the kernel stops behind it, and the call may take memory until
    // then. So one does not only wait for them.
    constexpr std::uint64_t kPatienceNs = 50 * kNsPerMs;
    // They have stood still since before the sample was taken, or are stopped for the next one.
    const bool wasStill = m_standstill.isStill();
    if (!m_look && (wasStill || m_standstill.heldNs() > kPatienceNs) && m_looker.waitUntil(0)) {
        beginLook(sample, limit);
        m_isLookStill = wasStill;
    }
    if (!m_look || !m_isLookStill)
        (void)m_standstill.hold();
    const bool isWhole = m_look && m_look->goOn(kSliceNs);
    if (m_look && !isWhole) {
        if (const auto bytes = provenExcess(limit))
            return bytes;
    }
    if (isWhole && !m_isLookStill) {
        // What it saw is there. What it missed the next look may see.
        const std::uint64_t bytes = conclude();
        if (bytes > limit || m_standstill.heldNs() < kLongestStopNs)
            return bytes > limit ? std::optional(bytes) : std::nullopt;
    }
    const bool isStill = m_standstill.isStill();
    // While they stand still nothing is lost by waiting.
    const bool mayWait = !m_look || !m_isLookStill;
    if (!isWhole && (isStill || (mayWait && m_standstill.heldNs() < kLongestStopNs)))
        return std::nullopt;
    m_isHolding = false;
    m_nextStillNs = m_standstill.letGo();
    if (isWhole && m_isLookStill) {
        const std::uint64_t bytes = conclude();
        if (isStill || bytes > limit)
            return bytes;
    } else if (m_look) {
        m_look->giveUp();
        m_look.reset();
    }
    const std::uint64_t bound = upperBound(sample);
    return bound > limit ? std::optional(bound) : std::nullopt;
}

bool MemoryUse::hasTooManyLocks() const
{
    return m_locks > kMostLocks || (m_look && m_look->readsTooLong());
}

MemoryUse::Count MemoryUse::count(Samples sample, std::uint64_t limit)
{
    forgetBorrowed(sample);
    const std::uint64_t resident = residentSum(sample);
    const std::uint64_t most =
        resident + hiddenBound(sample) + (m_hasOwnNetwork ? socketsOfNetwork(m_processes) : 0);
    const auto bytes =
        m_isHolding ? countHeld(sample, limit) : countRunning(sample, resident, most, limit);
    return bytes ? Count { .bytes = *bytes }
                 : Count { .bytes = std::min(estimate(resident), limit), .isKnown = false };
}

} // namespace sandpad::guest
