#pragma once

#include "widgets/review/ReviewItem.h"

#include <QList>

namespace sandpad::widgets {

/// The places of the cards of a review. Cards that were made have known heights, the others guessed
/// ones. A plain class; fast enough for ten thousand blocks.
class ReviewGeometry
{
public:
    static constexpr int kGap = 8;

    /// The guessed height of a card that is not made yet.
    [[nodiscard]] static int guess(const ReviewItem &item, bool isFolded, bool isWide);

    void setCount(qsizetype count);
    [[nodiscard]] qsizetype count() const { return m_heights.size(); }
    void setHeight(qsizetype position, int height) { m_heights[position] = height; }
    [[nodiscard]] int height(qsizetype position) const { return m_heights[position]; }
    /// Computes the tops from the heights. The first card is at `top`.
    void update(int top);

    [[nodiscard]] qint64 top(qsizetype position) const { return m_tops[position]; }
    /// The bottom of the last card, with the gap below it.
    [[nodiscard]] qint64 bottom() const { return m_bottom; }
    /// The card at a height, or the next one below it; the last one when there is none.
    [[nodiscard]] qsizetype at(qint64 y) const;

private:
    QList<int> m_heights;
    QList<qint64> m_tops;
    qint64 m_bottom = 0;
};

} // namespace sandpad::widgets
