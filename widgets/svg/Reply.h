#pragma once

#include <cstdint>

/// What `sandpad-draw` answers on its standard output: a Reply, then `size` bytes. Both ends are
/// of one installation and on one machine, so the structure is sent as it is.
namespace sandpad::svg {

// NOLINTNEXTLINE(performance-enum-size): a Reply is sent with no gaps in it.
enum class Status : std::uint32_t
{
    Drawn,
    NotSvg, ///< librsvg cannot read it
    ImpossibleSize,
    TooLarge, ///< as a picture of the wanted size
};

/// Pictures with more pixels are not drawn.
inline constexpr std::int64_t kMostPixels = 64'000'000;

/// The greatest width of a drawing whose shown width is not known yet, in pixels.
inline constexpr double kFirstWidth = 640;

struct Reply
{
    static constexpr std::uint32_t kMagic = 0x53'50'44'31;

    std::uint32_t magic = kMagic;
    Status status = Status::Drawn;
    double naturalWidth = 0; ///< CSS pixels
    double naturalHeight = 0;
    std::int32_t width = 0; ///< pixels; of a picture only
    std::int32_t height = 0;
    std::uint64_t size = 0; ///< bytes that follow: a PDF, or rows of premultiplied ARGB, 32 bits
};

} // namespace sandpad::svg
