#include "widgets/cards/values/TableCard.h"

#include <QLineEdit>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

// TableCard: how it is painted.

namespace sandpad::widgets {

namespace {
    const QString kOrderMarks = QStringLiteral("▲▼");
} // namespace

void TableCard::drawRow(QPainter &painter, const QStringList &row, int top, qsizetype line) const
{
    const bool isHead = line == (m_table.head.size() - 1) * m_columns.count();
    const bool isInHead = line < m_table.head.size() * m_columns.count();
    const QColor front = isInHead ? theme().mutedText : theme().text;
    int left = kTablePadding - m_bar->value();
    for (qsizetype i = 0; i < row.size() && left < width() - kTablePadding; ++i) {
        if (const auto color = hits().colorOf(line + i, theme()))
            painter.fillRect(left, top, m_columns.width(i), kRowHeight, *color);
        painter.setPen(hits().isCurrentLine(line + i) ? theme().onCurrentHit : front);
        const int room = m_columns.width(i) - TableColumns::kPadding;
        const QRect cell(left, top, room, kRowHeight);
        QString text = isInHead ? row[i] : m_columns.shown(row[i], i);
        if (isHead && i == m_sortColumn && m_order != TableOrder::AsGiven)
            text += QStringLiteral(" ") + kOrderMarks[m_order == TableOrder::Ascending ? 0 : 1];
        const auto side = m_columns.isNumeric(i) ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(cell, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight,
                                                          room - TableColumns::kPadding + 4));
        left += m_columns.width(i);
    }
}

void TableCard::paintChosen(QPainter &painter, int top) const
{
    const int left = kTablePadding + m_columns.left(m_chosen->column) - m_bar->value();
    const QRect cell(left, top + 1, m_columns.width(m_chosen->column), kRowHeight - 1);
    painter.fillRect(cell, theme().infoSurface);
    if (!hasFocus())
        return;
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRect(cell.adjusted(1, 1, -1, -1));
}

void TableCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setFont(theme().codeFont);
    const int right = std::min(kTablePadding + m_columns.width(), width() - kTablePadding);
    painter.setClipRect(QRect(kTablePadding, 0, width() - 2 * kTablePadding, height()));
    const auto line = [&](int y) {
        painter.setPen(theme().hairline);
        painter.drawLine(kTablePadding, y, right, y);
    };
    // Only the visible rows of a long table are painted.
    const qsizetype heads = m_table.head.size();
    int top = headHeight();
    for (int i = 0; i < shownRows(); ++i, top += kRowHeight) {
        if (top + kRowHeight < event->rect().top() || top > event->rect().bottom())
            continue;
        line(top);
        if (m_chosen && m_chosen->row == i)
            paintChosen(painter, top);
        drawRow(painter, m_table.rows[m_rows[i]], top, (heads + i) * m_columns.count());
    }
    line(top);
    if (const int down = movedDown(); down > 0) {
        painter.fillRect(0, down, width(), headHeight(), theme().surface);
        line(headHeight() + down);
    }
    int headTop = shownHeadTop();
    for (qsizetype i = 0; i < heads; ++i, headTop += kRowHeight)
        drawRow(painter, m_table.head[i], headTop, i * m_columns.count());
    const int footer = footerTop();
    if (footer < height() - kTableFooter - 3) {
        const int above = footer - (m_bar->isVisible() ? kBarHeight : 0) - 4;
        painter.fillRect(0, above, width(), height() - above, theme().surface);
        line(above);
    }
    painter.setFont(theme().uiFont);
    painter.setPen(theme().mutedText);
    if (m_rows.size() < m_table.rows.size())
        painter.drawText(
            m_filter->geometry().translated(kFilterWidth + kTablePadding, 0),
            Qt::AlignVCenter | Qt::AlignLeft,
            tr("%1 of %2 rows")
                .arg(QLocale().toString(m_rows.size()), QLocale().toString(m_table.rows.size())));
    const int room = m_noteEnd - kTablePadding;
    painter.drawText(QRect(kTablePadding, footer, room, kTableFooter - 4),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(note(), Qt::ElideRight, room));
}

} // namespace sandpad::widgets
