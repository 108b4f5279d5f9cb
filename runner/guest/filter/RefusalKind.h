#pragma once

#include <cstddef>

namespace sandpad::guest {

/// The settings that the refusals of a filter depend on.
struct RefusalKind
{
    bool allowsNetwork = false;
    bool wantsNothingByName = false; ///< no namespaces hide the host's files and programs
    bool announcesErrors = false; ///< the kernel announces each write to descriptor 2

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
