#include "runner/guest/init/limits/MachineMemory.h"

#include "runner/guest/init/system/System.h"

#include <charconv>

namespace sandpad::guest {

namespace {
    constexpr std::uint64_t kKibi = 1024;
    constexpr std::uint64_t kLookNs = 10'000'000;
} // namespace

std::uint64_t bytesBehind(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return 0;
    const std::size_t digits = text.find_first_of("0123456789", at + key.size());
    std::uint64_t value = 0;
    if (digits != std::string_view::npos)
        std::from_chars(text.data() + digits, text.data() + text.size(), value);
    return value * kKibi;
}

MachineMemory MachineMemory::now()
{
    return parse(readSmallFile("/proc/meminfo"));
}

MachineMemory MachineMemory::parse(std::string_view text)
{
    return { .anonymous = bytesBehind(text, "\nAnonPages:"),
             .shared = bytesBehind(text, "\nShmem:"),
             .kernel = bytesBehind(text, "\nSUnreclaim:") + bytesBehind(text, "\nPageTables:") };
}

GrowthGuard::GrowthGuard(std::uint64_t knownBytes, std::uint64_t machineBytes, std::uint64_t limit)
    : m_known(knownBytes)
    , m_before(machineBytes)
    , m_limit(limit)
    , m_bytes(knownBytes)
    , m_nextLookNs(monotonicNs() + kLookNs)
{ }

bool GrowthGuard::isOver()
{
    if (m_bytes <= m_limit && monotonicNs() >= m_nextLookNs) {
        const std::uint64_t now = MachineMemory::now().bytes();
        m_bytes = m_known + (now > m_before ? now - m_before : 0);
        m_nextLookNs = monotonicNs() + kLookNs;
    }
    return m_bytes > m_limit;
}

} // namespace sandpad::guest
