#pragma once

#include "widgets/svg/Reply.h"

#include <string>
#include <vector>

namespace sandpad::svg {

/// What is wanted of an SVG.
struct Wish
{
    enum class Form : std::uint8_t
    {
        Width, ///< a picture with `number` pixels across; 0: as wide as the SVG says, up to a cap
        Scale, ///< a picture with `number` pixels for each CSS pixel
        Pdf ///< one page of its size, with `title`
    };

    Form form = Form::Width;
    double number = 0;
    std::string title;
};

/// A Reply and the bytes that follow it.
struct Drawn
{
    Reply reply;
    std::vector<unsigned char> bytes;
};

/// Draws by librsvg and cairo, without any file but fonts. The time and memory that this takes are
/// bounded by nothing here: call it in a process that is (Confinement.h).
[[nodiscard]] Drawn draw(const std::string &svg, const Wish &wish);

} // namespace sandpad::svg
