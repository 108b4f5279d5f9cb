#include "runner/guest/init/limits/Accounting.h"

#include <algorithm>
#include <cstdlib>

namespace sandpad::guest {

namespace {

    /// How long memory may go unwatched. In that time a fast writer on two cores cannot pass the
    /// limit.
    int pauseFor(std::uint64_t usedBytes, std::uint64_t limitBytes)
    {
        constexpr std::uint64_t kBytesPerMs = 4ULL << 20;
        constexpr std::uint64_t kLongestMs = 20;
        const std::uint64_t left = limitBytes > usedBytes ? limitBytes - usedBytes : 0;
        return static_cast<int>(std::clamp<std::uint64_t>(left / kBytesPerMs, 1, kLongestMs));
    }

    /// The pause while processes come and go. Looks then cost a fifth of one core at most.
    int pauseAfter(std::uint64_t lookNs)
    {
        constexpr std::uint64_t kShare = 5;
        return static_cast<int>(1 + kShare * lookNs / kNsPerMs);
    }

} // namespace

Accounting::Accounting(const JobLimits &limits, TreeMeter &meter, FolderLimit folders)
    : m_limits(limits)
    , m_meter(meter)
    , m_folders(std::move(folders))
{ }

void Accounting::startStep(StepKind kind)
{
    m_kind = kind;
    m_serviceNs = 0;
    m_meter.startStep();
    m_times.start(kind, monotonicNs());
    m_pauseMs = 1;
}

void Accounting::startAgain(pid_t program)
{
    startStep(StepKind::Run);
    // A meter that cannot tell lets it count, at the program's cost.
    if (const auto use = m_meter.look(m_limits, program))
        m_aheadCpuNs = use->cpuNs;
}

std::optional<Excess> Accounting::memoryExcess(const TreeUse &use) const
{
    const bool isOver = use.isMemoryKnown && use.memoryBytes > m_limits.memoryBytes;
    if (!isOver && !use.isKilledForMemory)
        return std::nullopt;
    return Excess { .limit = Limit::Memory,
                    .value = m_limits.memoryBytes,
                    .used = use.memoryBytes,
                    .largestBytes = use.largestBytes };
}

std::uint64_t Accounting::since(std::uint64_t cpuNs) const
{
    constexpr std::uint64_t kFreeServiceNs = kNsPerSecond;
    return cpuNs - std::min(cpuNs, m_aheadCpuNs) + m_serviceNs
        - std::min(m_serviceNs, kFreeServiceNs);
}

std::optional<Excess> Accounting::endStep(std::uint64_t maxResidentBytes)
{
    const TreeUse use = m_meter.lastLook(maxResidentBytes);
    m_times.end(since(use.cpuNs), monotonicNs());
    m_peakBytes = std::max(m_peakBytes, use.memoryBytes);
    return memoryExcess(use);
}

Tried<std::optional<Excess>> Accounting::check(std::optional<pid_t> unreaped)
{
    const std::uint64_t startNs = monotonicNs();
    const auto use = m_meter.look(m_limits, unreaped);
    if (!use)
        return std::unexpected(use.error());
    const std::uint64_t nowNs = monotonicNs();
    m_times.look(since(use->cpuNs), nowNs);
    if (m_kind == StepKind::Run && use->isMemoryKnown)
        m_peakBytes = std::max(m_peakBytes, use->memoryBytes);
    m_pauseMs = pauseFor(use->memoryBytes, m_limits.memoryBytes);
    if (use->hasBirths)
        m_pauseMs = std::min(m_pauseMs, pauseAfter(nowNs - startNs));
    if (m_folders.isHolding())
        m_pauseMs = 1;
    // The time of the next look is random, so that no program can work only between two looks.
    m_pauseMs = 1 + static_cast<int>(::arc4random_uniform(static_cast<std::uint32_t>(m_pauseMs)));
    // Too many processes also use too much of everything else, so they are named as the cause.
    if (use->processes > m_limits.processes)
        return Excess { .limit = Limit::Processes,
                        .value = m_limits.processes,
                        .used = use->processes };
    if (const auto memory = memoryExcess(*use)) {
        m_peakBytes = std::max(m_peakBytes, memory->used); // that of a compiler, too
        return memory;
    }
    if (const auto times = m_times.excess(m_limits))
        return times;
    return m_folders.check();
}

} // namespace sandpad::guest
