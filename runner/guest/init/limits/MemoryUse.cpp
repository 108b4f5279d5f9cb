#include "runner/guest/init/limits/MemoryUse.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <linux/kcmp.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    std::uint64_t grownBy(std::uint64_t before, std::uint64_t now)
    {
        return now > before ? now - before : 0;
    }

    std::uint64_t residentSum(const std::vector<ProcessSample> &sample)
    {
        std::uint64_t sum = 0;
        for (const ProcessSample &process : sample)
            sum += process.residentBytes;
        return sum;
    }

    std::uint64_t largestResident(const std::vector<ProcessSample> &sample)
    {
        const auto largest = std::ranges::max_element(sample, {}, &ProcessSample::residentBytes);
        return largest == sample.end() ? 0 : largest->residentBytes;
    }

    /// After vfork a child uses its parent's memory until it starts another program. That memory
    /// counts once.
    void forgetBorrowed(std::vector<ProcessSample> &sample)
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

    /// The most memory that the processes could hide.
    std::uint64_t hiddenBound(const std::vector<ProcessSample> &sample)
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

    /// The sockets of the network namespace. They include sockets that nobody has accepted, and
    /// closed ones whose data is still there.
    std::uint64_t socketsOfNetwork()
    {
        const std::string text = readSmallFile("/proc/self/net/sockstat");
        constexpr std::string_view kKey = "sockets: used ";
        std::uint64_t sockets = 0;
        if (text.starts_with(kKey))
            std::from_chars(text.data() + kKey.size(), text.data() + text.size(), sockets);
        return sockets;
    }

    /// The pause after a look. Short looks then cost a twentieth of the time, long ones a fifth.
    std::uint64_t pauseAfterNs(std::uint64_t spentNs)
    {
        constexpr std::uint64_t kShortNs = 50 * kNsPerMs;
        constexpr std::uint64_t kLongestNs = 500 * kNsPerMs;
        return std::min(kLongestNs, std::max(4 * spentNs, std::min(kShortNs, 20 * spentNs)));
    }

} // namespace

MemoryUse::MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork,
                     std::function<MachineMemory()> machine)
    : m_fileBytes(std::move(fileBytes))
    , m_hasOwnNetwork(hasOwnNetwork)
    , m_lookAtMachine(std::move(machine))
    , m_machineAtFirst(m_lookAtMachine())
    , m_machineThen(m_machineAtFirst.bytes())
{ }

MemoryLook &MemoryUse::startLook(const Tree &tree, bool divides)
{
    // Before the first look is whole, nobody knows what the tree used at the beginning. Growth by a
    // quarter of the limit is too much then. A tree that stands still needs no guard.
    const GrowthGuard guard(m_known > 0 ? m_known : tree.limit - tree.limit / 4,
                            m_known > 0 ? m_machineThen : m_machine.bytes(),
                            m_isHeld ? std::numeric_limits<std::uint64_t>::max() : tree.limit);
    return m_look.emplace(tree.sample, divides, m_hasOwnNetwork, guard);
}

std::uint64_t MemoryUse::estimate() const
{
    return m_known + grownBy(m_machineThen, m_machine.bytes());
}

MemoryUse::Count MemoryUse::known(std::uint64_t bytes)
{
    m_known = bytes;
    m_machineThen = m_machine.bytes();
    m_isHeld = false;
    return { .bytes = bytes };
}

void MemoryUse::lookAtHeld()
{
    m_look.reset();
    m_known = 0;
    m_nextLookNs = 0;
    m_isHeld = true;
    m_residentAtHold = 0;
}

std::uint64_t MemoryUse::unexplainedShared(std::uint64_t limit) const
{
    // Other programs on the machine take and release shared memory, too.
    constexpr std::uint64_t kSlackShare = 8;
    const std::uint64_t slack = limit / kSlackShare;
    const std::uint64_t grown = grownBy(m_machineAtFirst.shared, m_machine.shared);
    if (m_hidden.shared == 0 || grown <= m_hidden.shared + slack)
        return 0;
    // A piece larger than the largest one seen may have come and gone between two looks.
    constexpr std::uint64_t kUnseenShare = 16;
    const std::uint64_t piece = std::max(m_largestPiece, limit / kUnseenShare);
    return std::min(grownBy(m_hidden.shared + slack + m_fileBytes(), grown),
                    m_hidden.pieces * piece);
}

std::uint64_t MemoryUse::grownKernel(std::uint64_t limit) const
{
    // All programs on the machine have a part in it, so small growth proves nothing.
    constexpr std::uint64_t kLeastSlack = 128ULL << 20;
    const std::uint64_t slack = std::max(kLeastSlack, limit / 4);
    return grownBy(m_machineAtFirst.kernel + slack, m_machine.kernel);
}

std::uint64_t MemoryUse::hiddenBytes(const Tree &tree) const
{
    return std::max(m_hidden.bytes + tree.sockets, grownKernel(tree.limit))
        + unexplainedShared(tree.limit);
}

bool MemoryUse::countsTwice(const Tree &tree) const
{
    return tree.sample.size() > 1 && tree.resident + hiddenBytes(tree) > tree.limit;
}

MemoryUse::Count MemoryUse::guess(const Tree &tree) const
{
    const std::uint64_t bytes = countsTwice(tree) ? estimate() : tree.resident + hiddenBytes(tree);
    return { .bytes = std::min(bytes, tree.limit), .state = Count::State::Pending };
}

MemoryUse::Count MemoryUse::lookOn(const Tree &tree)
{
    MemoryLook &look = m_look ? *m_look : startLook(tree, countsTwice(tree));
    if (!look.goOn())
        return look.guard().isOver()
            ? Count { .bytes = look.guard().bytes(), .state = Count::State::Doubtful }
            : guess(tree);
    m_hidden = look.hidden();
    m_largestPiece = std::max(m_largestPiece, m_hidden.largestPiece);
    if (countsTwice(tree) && !look.isDivided()) {
        startLook(tree, true);
        return guess(tree);
    }
    const bool isDivided = look.isDivided();
    const std::uint64_t bytes =
        (isDivided ? look.residentBytes() : tree.resident) + hiddenBytes(tree);
    m_nextLookNs = monotonicNs() + pauseAfterNs(look.spentNs());
    m_look.reset();
    // Pages may change hands while the processes are looked at one after the other. So only a tree
    // that stands still proves an excess.
    if (isDivided && !m_isHeld && bytes > tree.limit)
        return { .bytes = bytes, .state = Count::State::Doubtful };
    return known(bytes);
}

MemoryUse::Count MemoryUse::count(std::vector<ProcessSample> sample, std::uint64_t limit)
{
    forgetBorrowed(sample);
    m_machine = m_lookAtMachine();
    const Tree tree { .sample = sample,
                      .limit = limit,
                      .resident = residentSum(sample),
                      .sockets = m_hasOwnNetwork ? bytesOfSockets(socketsOfNetwork()) : 0 };
    const std::uint64_t grownShared = grownBy(m_machineAtFirst.shared, m_machine.shared);
    if (tree.resident + hiddenBound(sample) + grownShared + grownKernel(limit) + tree.sockets
        <= limit) {
        m_look.reset();
        return known(tree.resident);
    }
    // One process alone over the limit needs no look.
    if (const std::uint64_t largest = largestResident(sample); largest > limit)
        return known(sample.size() > 1 ? largest : tree.resident + hiddenBytes(tree));
    if (m_isHeld) {
        // A system call that fills memory continues after its process was told to stop.
        m_residentAtHold = m_residentAtHold == 0 ? tree.resident : m_residentAtHold;
        const std::uint64_t grown = grownBy(m_residentAtHold, tree.resident);
        return grown > limit / 4 ? known(limit + grown) : lookOn(tree);
    }
    if (m_look || monotonicNs() >= m_nextLookNs || estimate() > limit)
        return lookOn(tree);
    return countsTwice(tree) ? guess(tree) : Count { .bytes = tree.resident + hiddenBytes(tree) };
}

} // namespace sandpad::guest
