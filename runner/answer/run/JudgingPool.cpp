#include "runner/answer/run/JudgingPool.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace sandpad::runner {

int statusWithoutJudging(int status)
{
    constexpr std::chrono::milliseconds kPatience { 200 };
    judgingPool().clear();
    if (judgingPool().waitForDone(kPatience))
        return status;
    std::fflush(nullptr);
    std::_Exit(status);
}

} // namespace sandpad::runner
