#include "runner/guest/init/system/Priority.h"

#include "runner/guest/protocol/UniqueFd.h"

#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    constexpr int kLowPriority = 10;

} // namespace

void giveWay()
{
    ::setpriority(PRIO_PROCESS, 0, kLowPriority);
}

void letSessionGiveWay(pid_t program)
{
    const std::string path = "/proc/" + std::to_string(program) + "/autogroup";
    const UniqueFd session(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    const std::string priority = std::to_string(kLowPriority);
    [[maybe_unused]] const auto written = ::write(session.get(), priority.data(), priority.size());
}

} // namespace sandpad::guest
