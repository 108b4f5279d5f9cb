#pragma once

#include <QString>

namespace sandpad::widgets {

/// How code and output are written. A value.
struct CodeFont
{
    static constexpr int kSmallest = 8;
    static constexpr int kLargest = 48;

    QString family {}; ///< empty, or not installed: the best one that is
    int pixels = 14; ///< at 100 %
    /// Several characters drawn as one, where the font does so. Without, characters are exact.
    bool hasLigatures = false;

    bool operator==(const CodeFont &) const = default;
};

} // namespace sandpad::widgets
