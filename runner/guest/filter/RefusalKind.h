#pragma once

#include <cstddef>
#include <cstdint>

namespace sandpad::guest {

/// The calls that the kernel announces to the supervisor, and holds until it has an answer.
enum class Announced : std::uint8_t
{
    Nothing,
    LongReads, ///< those of more than kLongReadBytes, and those of unknown length
    LongReadsAndErrors ///< and each write to descriptor 2
};

/// The longest read that is not announced. Two hundred processes that read as much at one time take
/// a tenth of a second.
inline constexpr std::uint64_t kLongReadBytes = 4ULL << 20;

/// The settings that the refusals of a filter depend on.
struct RefusalKind
{
    bool allowsNetwork = false;
    bool wantsNothingByName = false; ///< no namespaces hide the host's files and programs
    bool sharesFiles = false; ///< the host's files are shown as themselves
    Announced announced = Announced::Nothing;

    static constexpr std::size_t kCount = 24;

    [[nodiscard]] static constexpr RefusalKind at(std::size_t index)
    {
        return { .allowsNetwork = (index & 1U) != 0,
                 .wantsNothingByName = (index & 2U) != 0,
                 .sharesFiles = (index & 4U) != 0,
                 .announced = static_cast<Announced>(index >> 3U) };
    }
    [[nodiscard]] constexpr std::size_t index() const
    {
        return (allowsNetwork ? 1U : 0U) | (wantsNothingByName ? 2U : 0U) | (sharesFiles ? 4U : 0U)
            | (static_cast<std::size_t>(announced) << 3U);
    }
};

} // namespace sandpad::guest
