#include "runner/guest/init/limits/GroupMeter.h"

#include "runner/guest/init/limits/PageTables.h"
#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>

namespace sandpad::guest {

namespace {

    Tried<std::string> read(const Group &group, const char *name)
    {
        const UniqueFd file(::openat(group.folder.get(), name, O_RDONLY | O_CLOEXEC));
        if (!file.isOpen())
            return systemFailure(
                QT_TRANSLATE_NOOP("sandpad::runner", "open the control group's %1"), name);
        constexpr std::size_t kMost = 8192; // memory.stat is the longest, with about 1.5 KiB
        std::array<char, kMost> text {};
        const ssize_t size = ::read(file.get(), text.data(), text.size());
        if (size < 0)
            return systemFailure(
                QT_TRANSLATE_NOOP("sandpad::runner", "read the control group's %1"), name);
        return std::string(text.data(), static_cast<std::size_t>(size));
    }

    /// The number behind a name at the start of a line. Without a name: the number at the start.
    std::uint64_t numberOf(std::string_view text, std::string_view name)
    {
        if (!name.empty()) {
            const std::string key = std::string(name) + ' ';
            std::size_t at = text.starts_with(key) ? 0 : text.find('\n' + key);
            if (at == std::string_view::npos)
                return 0;
            at += key.size() + (at == 0 ? 0 : 1);
            text.remove_prefix(at);
        }
        std::uint64_t value = 0;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    }

    std::uint64_t lessBy(std::uint64_t value, std::uint64_t less)
    {
        return value > less ? value - less : 0;
    }

    bool writeTo(const UniqueFd &file, std::string_view text)
    {
        return ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
    }

    std::uint64_t memoryIn(std::string_view stat, std::uint64_t fileBytes)
    {
        return numberOf(stat, "anon") + lessBy(numberOf(stat, "shmem"), fileBytes)
            + lessBy(numberOf(stat, "kernel"), numberOf(stat, "slab_reclaimable"))
            + numberOf(stat, "sock");
    }

} // namespace

bool Group::enter() const
{
    return writeTo(members, "0");
}

void Group::kill() const
{
    if (killer.isOpen())
        writeTo(killer, "1");
}

GroupMeter::GroupMeter(const Group &group, const Processes &processes,
                       std::function<std::uint64_t()> fileBytes)
    : m_group(group)
    , m_processes(processes)
    , m_fileBytes(std::move(fileBytes))
{ }

Tried<GroupMeter::Counts> GroupMeter::countNow() const
{
    const auto memory = read(m_group, "memory.stat");
    const auto cpu = read(m_group, "cpu.stat");
    const auto tasks = read(m_group, "pids.current");
    const auto memoryEvents = read(m_group, "memory.events");
    const auto tasksEvents = read(m_group, "pids.events");
    for (const auto *text : { &memory, &cpu, &tasks, &memoryEvents, &tasksEvents }) {
        if (!text->has_value())
            return std::unexpected(text->error());
    }
    constexpr std::uint64_t kNsPerUs = 1'000;
    return Counts { .memoryBytes = memoryIn(*memory, m_fileBytes()),
                    .tableBytes = numberOf(*memory, "pagetables"),
                    .cpuNs = numberOf(*cpu, "usage_usec") * kNsPerUs,
                    .tasks = numberOf(*tasks, {}),
                    // An excess of the whole machine's memory adds to oom_kill alone.
                    .kills = std::min(numberOf(*memoryEvents, "oom"),
                                      numberOf(*memoryEvents, "oom_kill")),
                    .refusals = numberOf(*tasksEvents, "max") };
}

void GroupMeter::startStep()
{
    m_before = countNow().value_or(Counts());
}

TreeUse GroupMeter::sinceStart(const Counts &now) const
{
    TreeUse use { .memoryBytes = now.memoryBytes,
                  .cpuNs = lessBy(now.cpuNs, m_before.cpuNs),
                  .processes = now.tasks };
    if (now.kills > m_before.kills) {
        use.isKilledForMemory = true;
        use.memoryBytes =
            std::max(use.memoryBytes, numberOf(read(m_group, "memory.peak").value_or(""), {}));
    }
    // The kernel has refused one more. They may be gone by now.
    if (now.refusals > m_before.refusals)
        use.processes =
            std::max(use.processes, numberOf(read(m_group, "pids.max").value_or(""), {}) + 1);
    return use;
}

Tried<TreeUse> GroupMeter::look(const JobLimits &limits, std::optional<pid_t> unreaped)
{
    const auto now = countNow();
    if (!now)
        return std::unexpected(now.error());
    TreeUse use = sinceStart(*now);
    // The group tells their sum. Many processes may have much together, and each little.
    if (now->tableBytes > usualTables(limits.memoryBytes))
        use.memoryBytes += weightOfTables(m_processes, limits.memoryBytes);
    // A program that the kernel ended is still to be reaped.
    if (unreaped && use.processes == 0 && ::kill(*unreaped, 0) != 0)
        return std::unexpected(
            Failure { .isProgram = false,
                      .errorNumber = ESRCH,
                      .what = QT_TRANSLATE_NOOP("sandpad::runner",
                                                "find the program in its control group") });
    return use;
}

TreeUse GroupMeter::lastLook(std::uint64_t /*maxResidentBytes*/)
{
    TreeUse use = sinceStart(countNow().value_or(m_before));
    // What is left in the group now is the kernel's, which gives it back later.
    if (!use.isKilledForMemory)
        use.memoryBytes = 0;
    return use;
}

} // namespace sandpad::guest
