#include "runner/guest/init/limits/FolderLimit.h"

#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <sys/statvfs.h>

namespace sandpad::guest {

namespace {

    std::uint64_t above(std::uint64_t value, std::uint64_t least)
    {
        return value > least ? value - least : 0;
    }

    FolderUsage freeOf(int folder)
    {
        struct statvfs state {};
        if (::fstatvfs(folder, &state) != 0)
            return {};
        return { .bytes = state.f_bfree * state.f_frsize, .entries = state.f_ffree };
    }

} // namespace

FolderLimit::FolderLimit(int workFolder, WatchedFolders folders, std::uint64_t mostBytes,
                         Standstill &standstill)
    : m_workFolder(workFolder)
    , m_folders(std::move(folders))
    , m_most { .bytes = mostBytes, .entries = m_folders.mostEntries }
    , m_standstill(standstill)
    , m_freeAtFirst(freeOf(workFolder))
{
    if (m_folders.paths.empty())
        return;
    m_processes = std::make_shared<Processes>(false);
    m_looker = std::make_unique<Looker>();
}

Tried<std::optional<Excess>> FolderLimit::check()
{
    return !m_looker ? checkFileSystem() : m_isHolding ? checkHeld() : checkRunning();
}

Tried<std::optional<Excess>> FolderLimit::checkFileSystem() const
{
    struct statvfs state {};
    if (::fstatvfs(m_workFolder, &state) != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "look at the work folder"));
    const std::uint64_t used = (state.f_blocks - state.f_bfree) * state.f_frsize;
    if (state.f_bfree == 0)
        return Excess { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = used };
    if (state.f_ffree == 0)
        return Excess { .limit = Limit::WorkFiles, .value = state.f_files, .used = state.f_files };
    return std::nullopt;
}

bool FolderLimit::canBegin()
{
    // The thread may still do the last piece of a look that was given up.
    return !m_look && m_looker->waitUntil(0);
}

void FolderLimit::beginLook()
{
    m_lookBeganNs = monotonicNs();
    m_look = std::make_shared<FileLook>(m_folders, m_processes, m_workFolder, m_isHolding);
    m_looker->begin([look = m_look] { return look->goOn(); });
}

bool FolderLimit::isWhole()
{
    // Most looks take no longer than this.
    constexpr std::uint64_t kWaitNs = 5 * kNsPerMs;
    return m_looker->waitUntil(monotonicNs() + kWaitNs);
}

void FolderLimit::endLook()
{
    // A look of up to 50 ms costs a tenth of the time. A longer one costs more, because the next
    // one is never further away than half a second.
    constexpr std::uint64_t kTimes = 10;
    constexpr std::uint64_t kLeastNs = 20 * kNsPerMs;
    constexpr std::uint64_t kMostNs = 500 * kNsPerMs;
    const std::uint64_t nowNs = monotonicNs();
    m_nextLookNs = nowNs + std::clamp(kTimes * (nowNs - m_lookBeganNs), kLeastNs, kMostNs);
    m_look->giveUp();
    m_look.reset();
}

FolderUsage FolderLimit::missing() const
{
    const FolderUsage free = freeOf(m_workFolder);
    return { .bytes = above(m_freeAtFirst.bytes, free.bytes),
             .entries = above(m_freeAtFirst.entries, free.entries) };
}

bool FolderLimit::wantsStillLook(const FolderUsage &usage) const
{
    // So much may be hidden before it matters.
    constexpr std::uint64_t kPart = 8;
    const FolderUsage now = missing();
    const auto isHidden = [&](std::uint64_t FolderUsage::*of) {
        const std::uint64_t slack = m_most.*of / kPart;
        return now.*of > m_most.*of && now.*of > usage.*of + slack
            && now.*of > m_missingWhenStill.*of + slack;
    };
    return monotonicNs() >= m_nextStillNs
        && (isHidden(&FolderUsage::bytes) || isHidden(&FolderUsage::entries));
}

std::optional<Excess> FolderLimit::excessOf(const FolderUsage &usage) const
{
    if (usage.bytes > m_most.bytes)
        return Excess { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = usage.bytes };
    if (usage.entries > m_most.entries)
        return Excess { .limit = Limit::WorkFiles, .value = m_most.entries, .used = usage.entries };
    return std::nullopt;
}

Tried<std::optional<Excess>> FolderLimit::checkRunning()
{
    constexpr std::uint64_t kLongestNs = kNsPerSecond;
    const std::uint64_t nowNs = monotonicNs();
    if (nowNs >= m_nextLookNs && canBegin())
        beginLook();
    if (!m_look)
        return std::nullopt;
    FolderUsage usage; // nothing is seen by a look that takes too long
    const bool isSeen = isWhole();
    if (isSeen) {
        if (m_look->failure())
            return std::unexpected(*m_look->failure());
        usage = m_look->usage();
        if (const auto excess = excessOf(usage))
            return excess;
    } else if (nowNs < m_lookBeganNs + kLongestNs) {
        return std::nullopt;
    }
    const bool isNext = wantsStillLook(usage) && m_standstill.begin();
    if (isSeen || isNext)
        endLook();
    if (isNext) {
        m_missingWhenStill = missing();
        m_isHolding = true;
    }
    return std::nullopt;
}

Tried<std::optional<Excess>> FolderLimit::checkHeld()
{
    constexpr std::uint64_t kLongestStopNs = kNsPerSecond;
    constexpr std::uint64_t kLongestLookNs = 3 * kNsPerSecond;
    if (canBegin() && m_standstill.hold())
        beginLook();
    const bool isSeen = m_look && isWhole();
    const bool isStill = m_standstill.isStill();
    const std::uint64_t mostNs = m_look ? kLongestLookNs : kLongestStopNs;
    if (!isSeen && (isStill || !m_look) && m_standstill.heldNs() < mostNs)
        return std::nullopt;
    if (isSeen && m_look->failure())
        return std::unexpected(*m_look->failure());
    auto excess = isSeen ? excessOf(m_look->usage()) : std::nullopt;
    const bool mayBeMore = !isSeen || !isStill || m_look->mayBeMore();
    const std::uint64_t missingBytes = missing().bytes;
    if (!excess && mayBeMore && missingBytes > m_most.bytes)
        excess = { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = missingBytes };
    if (m_look)
        endLook();
    m_isHolding = false;
    m_nextStillNs = m_standstill.letGo();
    return excess;
}

} // namespace sandpad::guest
