#include "widgets/controls/FlowLayout.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

FlowLayout::FlowLayout(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    if (m_gap > index)
        --m_gap;
    return m_items.takeAt(index);
}

int FlowLayout::widthOfAll() const
{
    int width = -spacing();
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            width += item->sizeHint().width() + spacing();
    }
    return std::max(width, 0);
}

QList<QLayoutItem *> FlowLayout::inOrder(bool fits) const
{
    QList<QLayoutItem *> items = m_items;
    const auto yielding = std::ranges::find(
        items, m_yielding, [](QLayoutItem *item) -> const QWidget * { return item->widget(); });
    if (!fits && m_yielding && yielding != items.end())
        std::rotate(yielding, std::next(yielding), items.end());
    return items;
}

int FlowLayout::arrange(const QRect &area, bool moves) const
{
    const QRect inner = area.marginsRemoved(contentsMargins());
    const int spare = inner.width() - widthOfAll();
    const QList<QLayoutItem *> items = inOrder(spare >= 0);
    QList<QLayoutItem *> row;
    int x = inner.left();
    int y = inner.top();
    int rowHeight = 0;
    const auto endRow = [&] {
        for (QLayoutItem *item : std::exchange(row, {})) {
            // Smaller widgets are in the middle of their row.
            const QRect place = item->geometry();
            if (moves)
                item->setGeometry(place.translated(0, (rowHeight - place.height()) / 2));
        }
    };
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (i == m_gap)
            x += std::max(0, spare);
        QLayoutItem *item = items[i];
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(std::min(size.width(), inner.width()));
        if (x > inner.left() && x + size.width() > inner.right() + 1) {
            endRow();
            x = inner.left();
            y += rowHeight + spacing();
            rowHeight = 0;
        }
        if (moves)
            item->setGeometry({ QPoint(x, y), size });
        row.append(item);
        x += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    endRow();
    return y + rowHeight - area.top() + contentsMargins().bottom();
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({ 0, 0, width, 0 }, false);
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    const int width = widthOfAll() + margins.left() + margins.right();
    return { width, heightForWidth(width) };
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

} // namespace sandpad::widgets
