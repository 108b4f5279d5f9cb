#include "runner/guest/init/system/Slices.h"

#include <cstdint>
#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    /// The first version of the kernel's structure, in linux/sched/types.h. That header and sched.h
    /// cannot be included together.
    struct Attributes
    {
        std::uint32_t size = sizeof(Attributes);
        std::uint32_t policy = SCHED_OTHER;
        std::uint64_t flags = 0;
        std::int32_t nice = 0;
        std::uint32_t priority = 0;
        std::uint64_t runtimeNs = 0; ///< the slice; 0: the usual one
        std::uint64_t deadlineNs = 0;
        std::uint64_t periodNs = 0;
    };

    void takeSlices(std::uint64_t ns)
    {
        if (::sched_getscheduler(0) != SCHED_OTHER)
            return;
        const Attributes attributes { .nice = ::getpriority(PRIO_PROCESS, 0), .runtimeNs = ns };
        ::syscall(SYS_sched_setattr, 0, &attributes, 0);
    }

} // namespace

void takeShortSlices()
{
    constexpr std::uint64_t kShortestNs = 100'000; // the least that the kernel takes
    takeSlices(kShortestNs);
}

void takeUsualSlices()
{
    takeSlices(0);
}

} // namespace sandpad::guest
