#pragma once

#include "runner/guest/init/limits/Standstill.h"

#include <memory>

namespace sandpad::guest {

/// Lets a look end that the program delays. Of a process that starts another program the kernel
/// tells nothing before it has given back the old memory, and beside hundreds of busy processes in
/// many sessions that was seen to take a minute.
///
/// A thread of its own watches how long a look takes. After a while it stops all of the program,
/// again and again, so that nobody keeps the processors from the process that is waited for.
class LookGuard
{
public:
    /// `signalAll` is called in that thread. With an empty one, and where no thread can be had,
    /// nothing watches.
    explicit LookGuard(SignalAll signalAll);
    ~LookGuard();
    LookGuard(const LookGuard &) = delete;
    LookGuard &operator=(const LookGuard &) = delete;

    /// A look begins.
    void begin();
    /// It is over. Whether the program was stopped meanwhile; then the caller lets it go on.
    [[nodiscard]] bool end();

private:
    struct Shared;
    std::unique_ptr<Shared> m_shared;
};

} // namespace sandpad::guest
