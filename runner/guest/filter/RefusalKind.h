#pragma once

#include <cstddef>

namespace sandpad::guest {

/// What the refusals of a filter depend on.
struct RefusalKind
{
    bool allowsNetwork = false;
    bool wantsNothingByName = false; ///< where no namespaces hide the host's files and programs
    bool announcesErrors = false; ///< each write to descriptor 2 is told before it happens

    static constexpr std::size_t kCount = 8;

    [[nodiscard]] static constexpr RefusalKind at(std::size_t index)
    {
        return { .allowsNetwork = (index & 1U) != 0,
                 .wantsNothingByName = (index & 2U) != 0,
                 .announcesErrors = (index & 4U) != 0 };
    }
    [[nodiscard]] constexpr std::size_t index() const
    {
        return (allowsNetwork ? 1U : 0U) | (wantsNothingByName ? 2U : 0U)
            | (announcesErrors ? 4U : 0U);
    }
};

} // namespace sandpad::guest
