#include "widgets/review/PairRows.h"

#include <QToolButton>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kPairGap = 16;
    constexpr int kRowGap = 6;
    constexpr int kHeadingGap = 4; ///< the same as below the code's head, so that lines are level
    /// The height of the first line in the code's column, which has a pill.
    constexpr int kHeadingHeight = 24;
    constexpr int kLeastColumn = 220;

    int columnWidth(int width)
    {
        return (width - kPairGap) / 2;
    }

    bool isStacked(int width)
    {
        return columnWidth(width) < kLeastColumn;
    }

    /// Places widgets, or only computes their height.
    class Placer
    {
    public:
        explicit Placer(bool moves)
            : m_moves(moves)
        { }

        [[nodiscard]] int put(QWidget *widget, int x, int y, int wide) const
        {
            if (!widget)
                return 0;
            const int height = widget->hasHeightForWidth() ? widget->heightForWidth(wide)
                                                           : widget->sizeHint().height();
            // A button is only as wide as its text.
            if (qobject_cast<QToolButton *>(widget))
                wide = std::min(wide, widget->sizeHint().width());
            if (m_moves)
                widget->setGeometry(x, y, wide, height);
            return height;
        }
        [[nodiscard]] int putPair(QWidget *heading, QWidget *content, int x, int y, int wide) const
        {
            if (!heading)
                return put(content, x, y, wide);
            const int height = std::min(kHeadingHeight, heading->sizeHint().height());
            if (m_moves)
                heading->setGeometry(x, y + (kHeadingHeight - height) / 2, wide, height);
            const int top = kHeadingHeight + kHeadingGap;
            return top + put(content, x, y + top, wide);
        }

    private:
        bool m_moves;
    };

} // namespace

void PairRows::addRight(QWidget *widget)
{
    if (!m_rows.isEmpty() && !m_rows.last().whole && !m_rows.last().right)
        m_rows.last().right = widget;
    else
        m_rows.append({ .right = widget });
}

QRect PairRows::rightHeading(int width) const
{
    if (isStacked(width) || m_rows.isEmpty() || !m_rows.first().rightHeading)
        return {};
    const int textWidth = m_rows.first().rightHeading->sizeHint().width();
    return { columnWidth(width) + kPairGap, 0, textWidth, kHeadingHeight };
}

int PairRows::arrange(int width, bool moves) const
{
    const Placer placer(moves);
    const bool stacked = isStacked(width);
    const int column = stacked ? width : columnWidth(width);
    const int rightX = stacked ? 0 : column + kPairGap;
    int y = 0;
    for (const PairRow &row : m_rows) {
        if (row.whole) {
            y += placer.put(row.whole, 0, y, width) + kRowGap;
            continue;
        }
        const int left = placer.putPair(row.leftHeading, row.left, 0, y, column);
        if (stacked && left > 0)
            y += left + kRowGap;
        const int right = placer.putPair(row.rightHeading, row.right, rightX, y, column);
        y += stacked ? right : std::max(left, right);
        if (right > 0 || !stacked)
            y += kRowGap;
    }
    return std::max(0, y - kRowGap);
}

} // namespace sandpad::widgets
