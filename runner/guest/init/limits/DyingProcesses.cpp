#include "runner/guest/init/limits/DyingProcesses.h"

#include <utility>

namespace sandpad::guest {

DyingProcesses::DyingProcesses(Standstill &standstill)
    : m_standstill(standstill)
{ }

std::uint64_t DyingProcesses::dyingBytes(const Samples &sample)
{
    constexpr std::uint64_t kPatienceNs = kNsPerSecond / 10;
    const std::uint64_t nowNs = monotonicNs();
    std::unordered_map<pid_t, Size> sizes;
    std::uint64_t dying = 0;
    for (const ProcessSample &process : sample) {
        Size size { .startTicks = process.startTicks, .bytes = process.residentBytes };
        const auto before = m_sizes.find(process.pid);
        const bool isKnown =
            before != m_sizes.end() && before->second.startTicks == process.startTicks;
        if (process.mappedBytes == 0 && !process.isDead && isKnown) {
            size.bytes = before->second.bytes;
            size.endingNs = before->second.endingNs == 0 ? nowNs : before->second.endingNs;
            dying += nowNs - size.endingNs >= kPatienceNs ? size.bytes : 0;
        }
        sizes.emplace(process.pid, size);
    }
    m_sizes = std::move(sizes);
    return dying;
}

void DyingProcesses::look(const Samples &sample, std::uint64_t limit)
{
    constexpr std::uint64_t kLongestNs = 5 * kNsPerSecond;
    const std::uint64_t dying = dyingBytes(sample);
    if (!m_isHolding) {
        std::uint64_t all = dying;
        for (const ProcessSample &process : sample)
            all += process.residentBytes;
        if (dying == 0 || all <= limit || monotonicNs() < m_nextNs || !m_standstill.begin())
            return;
        m_isHolding = true;
    }
    if (dying > 0 && m_standstill.heldNs() < kLongestNs)
        return m_standstill.stopAll();
    m_isHolding = false;
    const std::uint64_t nextNs = m_standstill.letGo();
    m_nextNs = dying > 0 ? nextNs : 0;
}

} // namespace sandpad::guest
