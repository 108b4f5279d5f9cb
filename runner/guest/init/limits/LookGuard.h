#pragma once

#include "runner/guest/init/limits/Standstill.h"

#include <functional>
#include <memory>
#include <sys/types.h>

namespace sandpad::guest {

/// Lets a look end that the program delays. Of a process that starts another program the kernel
/// tells nothing before it has given back the old memory, and beside hundreds of busy processes in
/// many sessions that was seen to take a minute.
///
/// A thread of its own watches how long a look takes. After a while it stops all of the program,
/// again and again, so that nobody keeps the processors from the process that is waited for. Not
/// where the look only waits for a processor itself, as on a busy machine: a program that is let go
/// on finds children running that it had stopped.
class LookGuard
{
public:
    /// Whether a thread of this process waits for a lock of the kernel.
    using IsBlocked = std::function<bool(pid_t thread)>;

    /// Both are called in that thread. With an empty `signalAll`, and where no thread can be had,
    /// nothing watches.
    explicit LookGuard(SignalAll signalAll, IsBlocked isBlocked = waitsForLock);
    ~LookGuard();
    LookGuard(const LookGuard &) = delete;
    LookGuard &operator=(const LookGuard &) = delete;

    /// A look begins.
    void begin();
    /// It is over. Whether the program was stopped meanwhile; then the caller lets it go on.
    [[nodiscard]] bool end();

    [[nodiscard]] static bool waitsForLock(pid_t thread);

private:
    struct Shared;
    std::unique_ptr<Shared> m_shared;
};

} // namespace sandpad::guest
