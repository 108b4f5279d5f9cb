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
        QString text = row[i];
        if (isHead && i == m_sortColumn && m_order != TableOrder::AsGiven)
            text += QStringLiteral(" ") + kOrderMarks[m_order == TableOrder::Ascending ? 0 : 1];
        const auto side = m_columns.isNumeric(i) ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(cell, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight,
                                                          room - TableColumns::kPadding + 4));
        left += m_columns.width(i);
    }
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
        drawRow(painter, m_table.rows[m_rows[i]], top, (heads + i) * m_columns.count());
    }
    line(top);
    int headTop = shownHeadTop();
    const int headBottom = headTop + headHeight() - tableTop();
    if (headTop > tableTop()) {
        painter.fillRect(0, headTop, width(), headBottom - headTop, theme().surface);
        line(headBottom);
    }
    for (qsizetype i = 0; i < heads; ++i, headTop += kRowHeight)
        drawRow(painter, m_table.head[i], headTop, i * m_columns.count());
    painter.setFont(theme().uiFont);
    painter.setPen(theme().mutedText);
    if (m_rows.size() < m_table.rows.size())
        painter.drawText(
            m_filter->geometry().translated(kFilterWidth + kTablePadding, 0),
            Qt::AlignVCenter | Qt::AlignLeft,
            tr("%1 of %2 rows")
                .arg(QLocale().toString(m_rows.size()), QLocale().toString(m_table.rows.size())));
    const int room = m_noteEnd - kTablePadding;
    painter.drawText(QRect(kTablePadding, height() - kTableFooter - 3, room, kTableFooter - 4),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(note(), Qt::ElideRight, room));
}

} // namespace sandpad::widgets
