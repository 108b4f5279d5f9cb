#include "widgets/review/PairRows.h"

#include <QToolButton>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kPairGap = 24;
    constexpr int kRowGap = 6;
    constexpr int kLeastColumn = 200;

    int columnWidth(int width)
    {
        return (width - kPairGap) / 2;
    }

    bool isStacked(int width)
    {
        return columnWidth(width) < kLeastColumn;
    }

    /// Places a widget, or only computes its height.
    int put(QWidget *widget, QPoint place, int width, bool moves)
    {
        if (!widget)
            return 0;
        const int height = widget->hasHeightForWidth() ? widget->heightForWidth(width)
                                                       : widget->sizeHint().height();
        // A button is only as wide as its text.
        if (qobject_cast<QToolButton *>(widget))
            width = std::min(width, widget->sizeHint().width());
        if (moves)
            widget->setGeometry({ place, QSize(width, height) });
        return height;
    }

} // namespace

void PairRows::addRight(QWidget *widget)
{
    if (!m_rows.isEmpty() && !m_rows.last().whole && !m_rows.last().right)
        m_rows.last().right = widget;
    else
        m_rows.append({ .right = widget });
}

int PairRows::rightColumn(int width)
{
    return isStacked(width) ? 0 : columnWidth(width) + kPairGap;
}

int PairRows::arrange(int width, bool moves) const
{
    const bool stacked = isStacked(width);
    const int column = stacked ? width : columnWidth(width);
    int y = 0;
    for (const PairRow &row : QList<PairRow> { m_head } + m_rows) {
        if (row.whole) {
            y += put(row.whole, { 0, y }, width, moves) + kRowGap;
            continue;
        }
        const int left = put(row.left, { 0, y }, column, moves);
        if (stacked && left > 0)
            y += left + kRowGap;
        const int right = put(row.right, { rightColumn(width), y }, column, moves);
        y += stacked ? right : std::max(left, right);
        if (right > 0 || (!stacked && left > 0))
            y += kRowGap;
    }
    return std::max(0, y - kRowGap);
}

} // namespace sandpad::widgets
