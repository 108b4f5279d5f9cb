#include "runner/guest/init/limits/StepTimes.h"

#include <algorithm>
#include <utility>

namespace sandpad::guest {

void StepTimes::start(StepKind kind, std::uint64_t nowNs)
{
    m_kind = kind;
    m_startNs = nowNs;
    m_wallNs = 0;
    m_waitedNs = 0;
    m_lastLookNs = nowNs;
    m_isWaiting = false;
    m_isDrawing = false;
    m_drawnCpuNs = 0;
    m_drawnWallNs = 0;
    m_cpuNs = 0;
}

void StepTimes::look(std::uint64_t cpuNs, std::uint64_t nowNs)
{
    constexpr std::uint64_t kWorkShare = 10;
    const std::uint64_t workedNs = cpuNs - std::min(m_cpuNs, cpuNs);
    m_cpuNs = cpuNs;
    const std::uint64_t sinceLookNs = nowNs - std::exchange(m_lastLookNs, nowNs);
    if (m_isDrawing) {
        m_drawnCpuNs += workedNs;
        m_drawnWallNs += sinceLookNs;
    } else if (m_isWaiting && workedNs < sinceLookNs / kWorkShare) {
        m_waitedNs += sinceLookNs;
    }
    m_wallNs = nowNs - m_startNs - m_waitedNs;
}

void StepTimes::end(std::uint64_t cpuNs, std::uint64_t nowNs)
{
    m_wallNs = nowNs - m_startNs - m_waitedNs;
    m_cpuNs = std::max(m_cpuNs, cpuNs);
    if (m_kind == StepKind::Compile)
        m_compiledNs += m_wallNs;
}

std::optional<Excess> StepTimes::excess(const JobLimits &limits) const
{
    const auto past = [](Limit limit, std::uint64_t value,
                         std::uint64_t used) -> std::optional<Excess> {
        if (used <= value)
            return std::nullopt;
        return Excess { .limit = limit, .value = value, .used = used };
    };
    if (m_kind == StepKind::Compile)
        return past(Limit::Compile, limits.compileNs, m_compiledNs + m_wallNs);
    const auto withoutDrawing = [mostNs = kDrawingShare * limits.cpuNs](std::uint64_t usedNs,
                                                                        std::uint64_t drawnNs) {
        return usedNs - std::min({ usedNs, drawnNs, mostNs });
    };
    if (const auto cpu = past(Limit::Cpu, limits.cpuNs, withoutDrawing(m_cpuNs, m_drawnCpuNs)))
        return cpu;
    return past(Limit::Wall, limits.wallNs, withoutDrawing(m_wallNs, m_drawnWallNs));
}

} // namespace sandpad::guest
