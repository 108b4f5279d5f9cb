#pragma once

#include <algorithm>

namespace sandpad::widgets {

/// The columns of the review, in pixels: the code, what is claimed, what really happened. The head
/// of the view and all blocks have the same ones.
struct ReviewColumns
{
    static constexpr int kSide = 12; ///< within a card
    static constexpr int kViewSide = 16; ///< beside the cards
    static constexpr int kGap = 24;
    /// Narrower cards have the code above the two others.
    static constexpr int kLeastWidth = 960;

    int code = 0; ///< its width
    int result = 0; ///< where the two others begin, counted from the card's left edge
    int resultWidth = 0; ///< of both together
    bool isWide = false;

    [[nodiscard]] static ReviewColumns forCard(int width)
    {
        constexpr int kCodePercent = 39;
        const int inner = std::max(1, width - 2 * kSide);
        if (width < kLeastWidth)
            return { .code = inner, .result = kSide, .resultWidth = inner, .isWide = false };
        const int code = (inner - kGap) * kCodePercent / 100;
        return { .code = code,
                 .result = kSide + code + kGap,
                 .resultWidth = inner - code - kGap,
                 .isWide = true };
    }
};

} // namespace sandpad::widgets
