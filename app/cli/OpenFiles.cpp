#include "app/cli/OpenFiles.h"

#include <QCoreApplication>

#include <algorithm>
#include <sys/resource.h>

namespace sandpad::app {

runner::Result<void> raiseOpenFiles()
{
    // A program in the sandbox gets 256, and some numbers above those are used on the way there.
    constexpr rlim_t kLeast = 512;
    constexpr rlim_t kEnough = 4096;
    rlimit limit {};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return {};
    const rlim_t wanted = std::min(limit.rlim_max, std::max(limit.rlim_cur, kEnough));
    const rlimit raised { .rlim_cur = wanted, .rlim_max = limit.rlim_max };
    const rlim_t now = ::setrlimit(RLIMIT_NOFILE, &raised) == 0 ? wanted : limit.rlim_cur;
    if (now >= kLeast)
        return {};
    return runner::fail(
        runner::ErrorCode::System,
        QCoreApplication::translate("sandpad::app::OpenFiles",
                                    "Sandpad may have only %1 files open at a time (ulimit -n) "
                                    "and needs %2.")
            .arg(now)
            .arg(kLeast));
}

} // namespace sandpad::app
