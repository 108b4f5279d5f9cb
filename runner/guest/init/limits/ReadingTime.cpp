#include "runner/guest/init/limits/ReadingTime.h"

#include "runner/guest/init/system/System.h"

#include <algorithm>
#include <pthread.h>

namespace sandpad::guest {

namespace {

    /// 0 when the thread of the clock has ended.
    std::uint64_t timeOf(clockid_t clock)
    {
        timespec time {};
        ::clock_gettime(clock, &time);
        return static_cast<std::uint64_t>(time.tv_sec) * kNsPerSecond
            + static_cast<std::uint64_t>(time.tv_nsec);
    }

} // namespace

void ReadingTime::begin()
{
    clockid_t clock {};
    ::pthread_getcpuclockid(::pthread_self(), &clock);
    m_clock = clock;
    m_beganNs = timeOf(clock);
}

void ReadingTime::end()
{
    m_beganNs = 0;
}

std::uint64_t ReadingTime::elapsedNs() const
{
    const std::uint64_t beganNs = m_beganNs;
    const std::uint64_t nowNs = beganNs == 0 ? 0 : timeOf(m_clock);
    return nowNs - std::min(nowNs, beganNs);
}

} // namespace sandpad::guest
