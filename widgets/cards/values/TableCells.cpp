#include "widgets/cards/values/TableCard.h"
#include "widgets/controls/CopiedText.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

// TableCard: the cell that is chosen.

namespace sandpad::widgets {

std::optional<TableCard::Cell> TableCard::cellAt(QPoint place) const
{
    const int column = m_columns.at(fromLeft(place.x()));
    const int row = (place.y() - headHeight()) / kRowHeight;
    const bool isCovered =
        place.y() < shownHeadTop() + headHeight() - tableTop() || place.y() >= footerTop();
    if (column < 0 || isCovered || row < 0 || row >= shownRows())
        return std::nullopt;
    return Cell { .row = row, .column = column };
}

QString TableCard::textOf(const Cell &cell) const
{
    return m_table.rows.cell(m_rows[cell.row], cell.column);
}

void TableCard::choose(Cell cell)
{
    if (m_rows.isEmpty() || m_columns.count() == 0)
        return;
    cell.row = std::clamp(cell.row, 0, static_cast<int>(m_rows.size()) - 1);
    cell.column = std::clamp(cell.column, 0, static_cast<int>(m_columns.count()) - 1);
    if (cell.row >= shownRows())
        showAll(true);
    m_chosen = cell;
    const int left = m_columns.left(cell.column);
    const int right = left + m_columns.width(cell.column);
    m_bar->setValue(std::min(left, std::max(m_bar->value(), right - m_bar->pageStep())));
    const QString head = headOf(cell.column);
    setAccessibleDescription(QStringLiteral("%1: %2").arg(head, textOf(cell)));
    // Heads and buttons lie over the rows at the edges of the view.
    const int top = headHeight() + cell.row * kRowHeight;
    emit placeWanted(top - headHeight(), top + kRowHeight + kBarHeight + kTableFooter + 8);
    update();
}

bool TableCard::focusHit()
{
    const auto hit = hits().current();
    const qsizetype row = hit ? placeOf(hit->line).y() - m_table.head.size() : -1;
    if (row < 0)
        return false;
    choose({ .row = static_cast<int>(row), .column = placeOf(hit->line).x() });
    setFocus(Qt::OtherFocusReason);
    return true;
}

void TableCard::filterRows()
{
    arrange();
    emit placeWanted(0, headHeight() + kRowHeight); // the field stays where it is typed into
}

int TableCard::heightOf(int rows, int width) const
{
    const int bar = m_columns.neededWidth() > width - 2 * kTablePadding ? kBarHeight : 0;
    return headHeight() + rows * kRowHeight + bar + kTableFooter + kTablePadding / 2;
}

int TableCard::heldHeight(int width) const
{
    if (m_filter->text().isEmpty() || !m_filter->hasFocus() || !parentWidget())
        return 0;
    return std::min(heightOf(shownOf(m_table.rows.size()), width), parentWidget()->height());
}

void TableCard::copyChosen() const
{
    if (m_chosen)
        copyText(textOf(*m_chosen));
}

void TableCard::focusInEvent(QFocusEvent *event)
{
    Card::focusInEvent(event);
    if (!m_chosen && event->reason() != Qt::MouseFocusReason)
        choose({ .row = movedDown() / kRowHeight, .column = 0 });
    update();
}

void TableCard::focusOutEvent(QFocusEvent *event)
{
    Card::focusOutEvent(event);
    update();
}

void TableCard::keyPressEvent(QKeyEvent *event)
{
    constexpr int kPage = 10;
    if (event->matches(QKeySequence::Copy)) {
        copyChosen();
        return;
    }
    const bool isFar = event->modifiers().testFlag(Qt::ControlModifier);
    const auto last = static_cast<int>(m_rows.size()) - 1;
    Cell cell = m_chosen.value_or(Cell {});
    switch (event->key()) {
    case Qt::Key_Up:
        cell.row -= 1;
        break;
    case Qt::Key_Down:
        cell.row += 1;
        break;
    case Qt::Key_PageUp:
        cell.row -= kPage;
        break;
    case Qt::Key_PageDown:
        cell.row += kPage;
        break;
    case Qt::Key_Left:
        cell.column -= 1;
        break;
    case Qt::Key_Right:
        cell.column += 1;
        break;
    case Qt::Key_Home:
        cell = { .row = isFar ? 0 : cell.row, .column = 0 };
        break;
    case Qt::Key_End:
        cell = { .row = isFar ? last : cell.row,
                 .column = static_cast<int>(m_columns.count()) - 1 };
        break;
    default:
        return Card::keyPressEvent(event);
    }
    choose(cell);
}

void TableCard::wheelEvent(QWheelEvent *event)
{
    const bool isSideways =
        event->angleDelta().x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    if (!isSideways || m_bar->isHidden())
        return Card::wheelEvent(event);
    const QPoint turned = event->angleDelta();
    m_bar->setValue(m_bar->value() - (turned.x() != 0 ? turned.x() : turned.y()));
    event->accept();
}

void TableCard::contextMenuEvent(QContextMenuEvent *event)
{
    const auto cell = event->reason() == QContextMenuEvent::Mouse ? cellAt(event->pos()) : m_chosen;
    if (!cell)
        return Card::contextMenuEvent(event);
    choose(*cell);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy the cell"), QKeySequence(QKeySequence::Copy), this,
                    &TableCard::copyChosen);
    menu->addMenu(m_copy->menu())->setText(tr("Copy the rows"));
    menu->popup(event->globalPos());
    event->accept();
}

} // namespace sandpad::widgets
