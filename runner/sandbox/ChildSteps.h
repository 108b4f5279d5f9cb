#pragma once

#include "runner/sandbox/Launch.h"

#include <array>
#include <cstddef>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace sandpad::runner {

/// What the child does between fork and exec: only async-signal-safe calls.
struct ChildSteps
{
    static constexpr std::size_t kMostDescriptors = 8;

    std::array<int, kMostDescriptors> descriptors {}; ///< in order, from kControlDescriptor
    std::size_t count = 0;
    std::optional<Account> account;

    void operator()() const
    {
        constexpr int kOutOfTheWay = 100;
        std::array<int, kMostDescriptors> copies {};
        for (std::size_t i = 0; i < count; ++i)
            copies[i] = ::fcntl(descriptors[i], F_DUPFD_CLOEXEC, kOutOfTheWay);
        for (std::size_t i = 0; i < count; ++i)
            ::dup2(copies[i], guest::kControlDescriptor + static_cast<int>(i));
        if (account && !becomeAccount(*account))
            ::_exit(1);
    }
};

inline ChildSteps childSteps(const Launch &launch, int socket)
{
    ChildSteps steps;
    steps.descriptors[steps.count++] = socket;
    for (const guest::UniqueFd &fd : launch.descriptors)
        steps.descriptors[steps.count++] = fd.get();
    steps.account = launch.runAs;
    return steps;
}

} // namespace sandpad::runner
