#include "runner/guest/init/limits/Looker.h"

#include "runner/guest/init/system/System.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace sandpad::guest {

struct Looker::Shared
{
    std::mutex mutex;
    std::condition_variable changed;
    std::function<bool()> work; ///< none while it is idle
    std::uint64_t beganNs = 0; ///< when the piece began
    pid_t thread = 0; ///< 0: there is no thread
    bool isOver = false;
};

void Looker::serve(const std::shared_ptr<Shared> &shared)
{
    std::unique_lock lock(shared->mutex);
    shared->thread = ::gettid();
    shared->changed.notify_all();
    while (true) {
        shared->changed.wait(lock, [&] { return shared->work || shared->isOver; });
        if (!shared->work)
            return;
        bool hasMore = true;
        while (hasMore) {
            shared->beganNs = monotonicNs();
            lock.unlock();
            hasMore = shared->work();
            lock.lock();
            hasMore = hasMore && !shared->isOver;
        }
        shared->work = nullptr;
        shared->changed.notify_all();
    }
}

Looker::Looker()
    : m_shared(std::make_shared<Shared>())
{
    try {
        std::thread([shared = m_shared] { serve(shared); }).detach();
    } catch (const std::system_error &) {
        return;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->changed.wait(lock, [this] { return m_shared->thread != 0; });
}

Looker::~Looker()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->isOver = true;
    m_shared->changed.notify_all();
}

void Looker::begin(std::function<bool()> work)
{
    const std::scoped_lock lock(m_shared->mutex);
    if (m_shared->thread == 0) {
        while (work()) { }
        return;
    }
    m_shared->beganNs = monotonicNs();
    m_shared->work = std::move(work);
    m_shared->changed.notify_all();
}

bool Looker::waitUntil(std::uint64_t untilNs)
{
    std::unique_lock lock(m_shared->mutex);
    const std::uint64_t nowNs = monotonicNs();
    return m_shared->changed.wait_for(
        lock, std::chrono::nanoseconds(untilNs > nowNs ? untilNs - nowNs : 0),
        [this] { return !m_shared->work; });
}

} // namespace sandpad::guest
