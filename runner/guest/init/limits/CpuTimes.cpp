#include "runner/guest/init/limits/CpuTimes.h"

#include <algorithm>
#include <unistd.h>

namespace sandpad::guest {

std::uint64_t CpuTimes::Member::totalNs() const
{
    return last.ownCpuNs + std::max(last.childrenCpuNs, vanishedNs);
}

std::uint64_t CpuTimes::shareOf(std::uint64_t ns, const Members &members)
{
    static const auto processors =
        static_cast<std::uint64_t>(std::max(1L, ::sysconf(_SC_NPROCESSORS_ONLN)));
    const auto runnable = static_cast<std::uint64_t>(
        std::ranges::count_if(members, [](const auto &m) { return m.second.last.isRunnable; }));
    return runnable <= processors ? ns : ns * processors / runnable;
}

void CpuTimes::bury(const Members &before, pid_t dead, std::uint64_t betweenNs)
{
    const Member &member = before.at(dead);
    std::uint64_t usedNs = member.totalNs() + (member.last.isRunnable ? betweenNs / 2 : 0);
    if (member.last.isRunnable && member.isNew)
        usedNs = std::max(usedNs, betweenNs);
    // The time goes to the nearest ancestor that is left, since parents may have died as well.
    pid_t heir = member.last.parent;
    for (auto at = before.find(heir); at != before.end() && !m_members.contains(heir);
         at = before.find(heir))
        heir = at->second.last.parent;
    if (const auto living = m_members.find(heir); living != m_members.end())
        living->second.vanishedNs += usedNs;
    else
        m_vanishedNs += usedNs;
}

std::uint64_t CpuTimes::reapedSinceStart(std::uint64_t reapedNs) const
{
    return reapedNs > m_reapedBeforeNs ? reapedNs - m_reapedBeforeNs : 0;
}

std::uint64_t CpuTimes::atEnd(std::uint64_t reapedNs) const
{
    return std::max(m_totalNs, reapedSinceStart(reapedNs));
}

std::uint64_t CpuTimes::update(const std::vector<ProcessSample> &sample, std::uint64_t reapedNs,
                               std::uint64_t nowNs)
{
    const std::uint64_t passedNs = m_lookedNs == 0 ? 0 : nowNs - m_lookedNs;
    m_lookedNs = nowNs;
    const Members before = std::exchange(m_members, {});
    const std::uint64_t betweenNs = shareOf(passedNs, before);
    for (const ProcessSample &process : sample) {
        Member member { .last = process };
        const auto known = before.find(process.pid);
        if (known != before.end() && known->second.last.startTicks == process.startTicks) {
            member.vanishedNs = known->second.vanishedNs;
            member.isNew = false;
        }
        m_members.insert_or_assign(process.pid, member);
    }
    for (const auto &[pid, member] : before) {
        const auto now = m_members.find(pid);
        if (now == m_members.end() || now->second.last.startTicks != member.last.startTicks)
            bury(before, pid, betweenNs);
    }
    std::uint64_t totalNs = std::max(reapedSinceStart(reapedNs), m_vanishedNs);
    for (const auto &[pid, member] : m_members)
        totalNs += member.totalNs();
    m_totalNs = std::max(m_totalNs, totalNs);
    return m_totalNs;
}

} // namespace sandpad::guest
