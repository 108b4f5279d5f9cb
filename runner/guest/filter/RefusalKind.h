#pragma once

#include <cstddef>
#include <cstdint>

namespace sandpad::guest {

/// Which sockets a program may open, beside those of the family UNIX.
enum class Reach : std::uint8_t
{
    None, ///< no others
    Loopback, ///< TCP and UDP, in a network of its own that leads nowhere
    Internet ///< the same, and netlink, in a network that leads to the internet
};

/// The settings that the refusals of a filter depend on.
struct RefusalKind
{
    Reach reach = Reach::None;
    bool wantsNothingByName = false; ///< no namespaces hide the host's files and programs
    bool announcesErrors = false; ///< the kernel announces each write to descriptor 2

    static constexpr std::size_t kCount = 12;

    [[nodiscard]] static constexpr RefusalKind at(std::size_t index)
    {
        return { .reach = static_cast<Reach>(index / 4U),
                 .wantsNothingByName = (index & 1U) != 0,
                 .announcesErrors = (index & 2U) != 0 };
    }
    [[nodiscard]] constexpr std::size_t index() const
    {
        return static_cast<std::size_t>(reach) * 4U + (wantsNothingByName ? 1U : 0U)
            + (announcesErrors ? 2U : 0U);
    }
};

} // namespace sandpad::guest
