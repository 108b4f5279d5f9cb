#pragma once

#include <QString>

#include <algorithm>

namespace sandpad::widgets {

/// How code and output are written. A value.
struct CodeFont
{
    static constexpr int kSmallest = 8;
    static constexpr int kLargest = 48;

    QString family {}; ///< empty, or not installed: the best one that is
    int pixels = 14; ///< as it was chosen
    int zoom = 0; ///< pixels more or less, for as long as somebody likes
    /// Several characters drawn as one, where the font does so. Without, characters are exact.
    bool hasLigatures = false;

    [[nodiscard]] int shownPixels() const { return std::clamp(pixels + zoom, kSmallest, kLargest); }
    bool operator==(const CodeFont &) const = default;
};

} // namespace sandpad::widgets
