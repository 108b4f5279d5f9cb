#pragma once

#include "widgets/review/ReviewItem.h"

#include <QList>

namespace sandpad::widgets {

/// Where the cards of a review stand: known heights of those that were made, guessed ones of the
/// others. A plain class; cheap for ten thousand blocks.
class ReviewGeometry
{
public:
    static constexpr int kGap = 12;

    /// How high a card is likely to be that nobody has made.
    [[nodiscard]] static int guess(const ReviewItem &item, int rowHeight, bool isWide);

    void setCount(qsizetype count);
    [[nodiscard]] qsizetype count() const { return m_heights.size(); }
    void setHeight(qsizetype position, int height) { m_heights[position] = height; }
    [[nodiscard]] int height(qsizetype position) const { return m_heights[position]; }
    /// Adds up the heights; tops are right after this. The first card stands at `top`.
    void update(int top);

    [[nodiscard]] qint64 top(qsizetype position) const { return m_tops[position]; }
    /// Below the last card, with its gap.
    [[nodiscard]] qint64 bottom() const { return m_bottom; }
    /// The card at a height, or the next one below it; the last one when there is none.
    [[nodiscard]] qsizetype at(qint64 y) const;

private:
    QList<int> m_heights;
    QList<qint64> m_tops;
    qint64 m_bottom = 0;
};

} // namespace sandpad::widgets
