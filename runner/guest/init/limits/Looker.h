#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace sandpad::guest {

/// A thread for reads that a program can delay. The kernel answers some files of /proc only when it
/// gets the list of a process's mappings, and a program can hold that for seconds. The supervisor
/// must not wait meanwhile: it checks the other limits, and can be told to stop.
///
/// One piece of work at a time. Deleting it never waits; work that goes on then is finished unseen,
/// so it must own what it uses.
class Looker
{
public:
    /// Starts the thread, before the program can take the number of threads that the user may have.
    /// Where there is none to be had, work is done at once by the caller.
    Looker();
    ~Looker();
    Looker(const Looker &) = delete;
    Looker &operator=(const Looker &) = delete;

    /// The thread must be idle.
    void begin(std::function<void()> work);
    /// Waits until that time (see monotonicNs) at most. True when it is idle.
    [[nodiscard]] bool waitUntil(std::uint64_t untilNs);
    /// For how long the kernel has kept the work waiting; 0 while it only lacks a processor.
    [[nodiscard]] std::uint64_t heldNs() const;

private:
    struct Shared;
    static void serve(const std::shared_ptr<Shared> &shared);

    std::shared_ptr<Shared> m_shared;
};

} // namespace sandpad::guest
