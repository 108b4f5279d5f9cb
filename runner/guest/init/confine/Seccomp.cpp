#include "runner/guest/init/confine/Seccomp.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <cerrno>
#include <linux/seccomp.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

#include "runner/guest/filter/SyscallFilters.inc"

    bool kernelKnows(std::uint32_t action)
    {
        return ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
    }

    long installFilter(std::span<const sock_filter> filter, unsigned flags)
    {
        const sock_fprog program { .len = static_cast<unsigned short>(filter.size()),
                                   .filter = const_cast<sock_filter *>(filter.data()) };
        return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
    }

} // namespace

LayerState Seccomp::prepare(const Setup &setup)
{
    if (!kernelKnows(SECCOMP_RET_ERRNO))
        return { .name = "seccomp",
                 .inForce = false,
                 .reason =
                     QT_TRANSLATE_NOOP("sandpad::runner", "the kernel has no syscall filter") };
    RefusalKind kind { .allowsNetwork = setup.allowsNetwork,
                       .wantsNothingByName = setup.wantsNothingByName,
                       .sharesFiles = setup.sharesFiles,
                       .announced = Announced::Nothing };
    m_refusals.at(0) = kRefusals.at(kind.index());
    for (const Announced announced : { Announced::LongReads, Announced::LongReadsAndErrors }) {
        kind.announced = announced;
        if (kernelKnows(SECCOMP_RET_USER_NOTIF))
            m_refusals.at(static_cast<std::size_t>(announced)) = kRefusals.at(kind.index());
    }
    return { .name = "seccomp", .inForce = true, .reason = {} };
}

int Seccomp::install(Announced announced, bool &isDone) const
{
    isDone = true;
    const auto quiet = m_refusals.front();
    if (quiet.empty())
        return -1;
    // When both filters return an error, the kernel uses that of the filter installed last. So the
    // refusals come second.
    isDone = installFilter(kAllowList, 0) == 0;
    if (!isDone)
        return -1;
    const auto announcing = m_refusals.at(static_cast<std::size_t>(announced));
    if (announced != Announced::Nothing && !announcing.empty()) {
        const long listener = installFilter(announcing, SECCOMP_FILTER_FLAG_NEW_LISTENER);
        // EBUSY: the process that started Sandpad has a listener already. Then the order of the two
        // streams is not exact, and nothing is known of long reads.
        if (listener >= 0 || errno != EBUSY) {
            isDone = listener >= 0;
            return static_cast<int>(listener);
        }
    }
    isDone = installFilter(quiet, 0) == 0;
    return -1;
}

} // namespace sandpad::guest
