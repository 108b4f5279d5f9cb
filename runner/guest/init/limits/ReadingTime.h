#pragma once

#include <atomic>
#include <cstdint>
#include <ctime>

namespace sandpad::guest {

/// Tells other threads for how long one reads a file, in CPU time: of how busy the machine is that
/// says nothing. The kernel writes down all of a file of fdinfo before a read comes back, and
/// nothing ends that.
class ReadingTime
{
public:
    /// The calling thread begins to read.
    void begin();
    /// It has read.
    void end();

    /// 0 when it reads nothing, or has ended. May be called in any thread.
    [[nodiscard]] std::uint64_t elapsedNs() const;

private:
    std::atomic<clockid_t> m_clock = 0; ///< of the thread that reads
    std::atomic<std::uint64_t> m_beganNs = 0; ///< 0: it reads nothing
};

} // namespace sandpad::guest
