#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace sandpad::guest {

/// A thread for reads that a program can delay. The kernel answers some files of /proc only when it
/// gets the list of a process's mappings, and a program can hold that for seconds. The supervisor
/// must not wait meanwhile: it checks the other limits, and can be told to stop.
///
/// It does one work at a time, piece by piece. Deleting it never waits; the piece that goes on then
/// is finished unseen, so it must own what it uses.
class Looker
{
public:
    /// Starts the thread, before the program can take the number of threads that the user may have.
    /// Where there is none to be had, work is done at once by the caller.
    Looker();
    ~Looker();
    Looker(const Looker &) = delete;
    Looker &operator=(const Looker &) = delete;

    /// The thread must be idle. Each call of `work` does a piece; it returns whether there are
    /// more. The thread does all of them without waiting for anybody, because on a busy machine
    /// each wait takes long.
    void begin(std::function<bool()> work);
    /// Waits until that time (see monotonicNs) at most. True when it is idle.
    [[nodiscard]] bool waitUntil(std::uint64_t untilNs);

private:
    struct Shared;
    static void serve(const std::shared_ptr<Shared> &shared);

    std::shared_ptr<Shared> m_shared;
};

} // namespace sandpad::guest
