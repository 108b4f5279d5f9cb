#include "runner/guest/init/limits/LookGuard.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace sandpad::guest {

struct LookGuard::Shared
{
    /// How often the thread wakes, and how long a look may take.
    static constexpr std::chrono::milliseconds kTick { 10 };
    static constexpr std::uint64_t kPatienceNs = 50 * kNsPerMs;

    void watch()
    {
        std::unique_lock lock(mutex);
        while (!ended.wait_for(lock, kTick, [this] { return isOver; })) {
            if (beganNs == 0 || monotonicNs() - beganNs < kPatienceNs || !isBlocked(looker))
                continue;
            // With the mutex held, so that none is stopped after the end of the look.
            signalAll(SIGSTOP);
            hasStopped = true;
        }
    }

    SignalAll signalAll;
    IsBlocked isBlocked;
    std::mutex mutex;
    std::condition_variable ended;
    pid_t looker = 0; ///< the thread that looks
    std::uint64_t beganNs = 0; ///< 0: no look goes on
    bool hasStopped = false;
    bool isOver = false;
    std::thread thread;
};

LookGuard::LookGuard(SignalAll signalAll, IsBlocked isBlocked)
    : m_shared(std::make_unique<Shared>())
{
    if (!signalAll)
        return;
    m_shared->signalAll = std::move(signalAll);
    m_shared->isBlocked = std::move(isBlocked);
    try {
        m_shared->thread = std::thread([shared = m_shared.get()] { shared->watch(); });
    } catch (const std::system_error &) {
        return;
    }
}

LookGuard::~LookGuard()
{
    {
        const std::scoped_lock lock(m_shared->mutex);
        m_shared->isOver = true;
    }
    m_shared->ended.notify_all();
    if (m_shared->thread.joinable())
        m_shared->thread.join();
}

void LookGuard::begin()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->looker = ::gettid();
    m_shared->beganNs = monotonicNs();
}

bool LookGuard::waitsForLock(pid_t thread)
{
    const std::string folder = "/proc/self/task/" + std::to_string(thread);
    return stateOf(readSmallFile((folder + "/stat").c_str())) == 'D';
}

bool LookGuard::end()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->beganNs = 0;
    return std::exchange(m_shared->hasStopped, false);
}

} // namespace sandpad::guest
