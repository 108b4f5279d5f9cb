#include "runner/guest/init/limits/PageTables.h"

#include "runner/guest/init/limits/Threads.h"

#include <algorithm>

namespace sandpad::guest {

std::uint64_t usualTables(std::uint64_t limit)
{
    constexpr std::uint64_t kFewest = 16ULL << 20;
    constexpr std::uint64_t kShare = 128;
    return kFewest + limit / kShare;
}

std::uint64_t weightOfTables(std::uint64_t tables, std::uint64_t limit)
{
    constexpr std::uint64_t kWeight = 64;
    const std::uint64_t usual = usualTables(limit);
    // More than the limit is enough.
    return tables > usual ? std::min(kWeight * (tables - usual), limit) : 0;
}

std::uint64_t weightOfTables(const Processes &processes, std::uint64_t limit)
{
    std::uint64_t weight = 0;
    for (const ProcessSample &process : processes.sample().value_or(Samples())) {
        const std::string status =
            readOf(processes.folderOf(process.pid), process.threads, "/status", "\nVmPTE:");
        weight += weightOfTables(bytesBehind(status, "\nVmPTE:"), limit);
    }
    return weight;
}

} // namespace sandpad::guest
