#include "runner/guest/init/limits/ProcessStat.h"

#include "runner/guest/init/system/System.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace sandpad::guest {

namespace {

    /// Fields after the command name, counted from 3 as in proc(5).
    enum StatField : std::uint8_t
    {
        kParent = 4,
        kSession = 6,
        kUserTime = 14,
        kSystemTime,
        kChildrenUserTime,
        kChildrenSystemTime,
        kThreads = 20,
        kStartTime = 22,
        kMapped,
        kResident,
        kFields,
    };

    /// The command name may hold anything, so the fields start behind the last parenthesis.
    std::array<std::uint64_t, kFields> statFields(std::string_view stat)
    {
        std::array<std::uint64_t, kFields> fields {};
        const std::size_t end = stat.rfind(')');
        if (end == std::string_view::npos)
            return fields;
        const char *at = stat.data() + end + 1;
        const char *const last = stat.data() + stat.size();
        for (std::size_t field = 3; field < kFields && at < last; ++field) {
            while (at < last && *at == ' ')
                ++at;
            std::uint64_t value = 0;
            const auto [next, error] = std::from_chars(at, last, value);
            fields[field] = error == std::errc() ? value : 0;
            at = std::find(at, last, ' ');
        }
        return fields;
    }

} // namespace

/// The state is the first field behind the command name.
char stateOf(std::string_view stat)
{
    const std::size_t end = stat.rfind(')');
    return end != std::string_view::npos && end + 2 < stat.size() ? stat[end + 2] : ' ';
}

ProcessSample parseStat(pid_t pid, std::string_view stat, StatUnits units)
{
    const auto fields = statFields(stat);
    const std::uint64_t tickNs = kNsPerSecond / units.ticksPerSecond;
    return {
        .pid = pid,
        .parent = static_cast<pid_t>(fields[kParent]),
        .session = static_cast<pid_t>(fields[kSession]),
        .startTicks = fields[kStartTime],
        .isRunnable = stateOf(stat) == 'R',
        .isDead = stateOf(stat) == 'Z' || stateOf(stat) == 'X',
        .ownCpuNs = (fields[kUserTime] + fields[kSystemTime]) * tickNs,
        .ownUserNs = fields[kUserTime] * tickNs,
        .childrenCpuNs = (fields[kChildrenUserTime] + fields[kChildrenSystemTime]) * tickNs,
        .residentBytes = fields[kResident] * units.pageBytes,
        .mappedBytes = fields[kMapped],
        .descriptors = 0,
        .threads = fields[kThreads],
    };
}

std::uint64_t bytesBehind(std::string_view text, std::string_view key)
{
    constexpr std::uint64_t kKibi = 1024;
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return 0;
    const std::size_t digits = text.find_first_of("0123456789", at + key.size());
    std::uint64_t value = 0;
    if (digits != std::string_view::npos)
        std::from_chars(text.data() + digits, text.data() + text.size(), value);
    return value * kKibi;
}

std::vector<ProcessSample> descendants(const std::vector<ProcessSample> &all, pid_t ancestor)
{
    std::set<pid_t> family { ancestor };
    std::vector<ProcessSample> found;
    for (std::size_t before = 0; before != family.size();) {
        before = family.size();
        for (const ProcessSample &process : all) {
            if (family.contains(process.parent) && family.insert(process.pid).second)
                found.push_back(process);
        }
    }
    return found;
}

} // namespace sandpad::guest
