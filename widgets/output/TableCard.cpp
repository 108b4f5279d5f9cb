#include "widgets/output/TableCard.h"

#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr int kPadding = 12;
    constexpr int kRowHeight = 28;
    constexpr int kFooter = 28;
    constexpr int kCellPadding = 14;
    constexpr int kWidestCell = 320;
    constexpr int kMostRows = 60;
} // namespace

TableCard::TableCard(HtmlTable table, QString plainText, QWidget *parent)
    : Card(parent)
    , m_table(std::move(table))
    , m_plainText(std::move(plainText))
    , m_copy(addLink(tr("Copy"), tr("Copy the table as tab-separated values")))
{
    setAccessibleName(tr("Table"));
    setAccessibleDescription(m_plainText.left(1000));
    connect(m_copy, &QToolButton::clicked, this, [this] {
        QStringList lines;
        for (const auto &row : m_table.head + m_table.rows)
            lines.append(row.join(u'\t'));
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
    measure();
}

void TableCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    measure();
}

void TableCard::measure()
{
    const QFontMetrics metrics(theme().codeFont);
    m_widths.clear();
    for (const auto &row : m_table.head + m_table.rows) {
        m_widths.resize(std::max(m_widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            m_widths[i] =
                std::max(m_widths[i], std::min(metrics.horizontalAdvance(row[i]), kWidestCell));
    }
}

int TableCard::shownRows() const
{
    return static_cast<int>(std::min<qsizetype>(m_table.rows.size(), kMostRows));
}

QString TableCard::note() const
{
    const auto hidden = static_cast<int>(m_table.rows.size() - shownRows());
    if (m_table.isCut)
        return tr("cut: the table is larger than is shown");
    return hidden > 0 ? tr("Rows not shown: %1").arg(hidden) : QString();
}

int TableCard::heightFor(int) const
{
    const auto rows = static_cast<int>(m_table.head.size()) + shownRows();
    return kPadding + rows * kRowHeight + kFooter + kPadding / 2;
}

void TableCard::resizeEvent(QResizeEvent *)
{
    const QSize size = m_copy->sizeHint();
    m_copy->setGeometry(width() - kPadding - size.width(), height() - kFooter - 3, size.width(),
                        kFooter - 4);
}

void TableCard::drawRow(QPainter &painter, const QStringList &row, int top) const
{
    int left = kPadding;
    for (qsizetype i = 0; i < row.size() && left < width() - kPadding; ++i) {
        const QRect cell(left, top, m_widths[i] + kCellPadding, kRowHeight);
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(row[i], Qt::ElideRight, m_widths[i] + 4));
        left += m_widths[i] + kCellPadding * 2;
    }
}

void TableCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setFont(theme().codeFont);
    int tableWidth = 0;
    for (const int width : m_widths)
        tableWidth += width + kCellPadding * 2;
    const int right = std::min(kPadding + tableWidth, width() - kPadding);
    painter.setClipRect(QRect(kPadding, 0, width() - 2 * kPadding, height()));
    int top = kPadding;
    const auto line = [&] {
        painter.setPen(theme().hairline);
        painter.drawLine(kPadding, top, right, top);
    };
    for (const QStringList &row : m_table.head) {
        painter.setPen(theme().mutedText);
        drawRow(painter, row, top);
        top += kRowHeight;
    }
    for (int i = 0; i < shownRows(); ++i) {
        line();
        painter.setPen(theme().text);
        drawRow(painter, m_table.rows[i], top);
        top += kRowHeight;
    }
    line();
    painter.setFont(theme().uiFont);
    painter.setPen(theme().mutedText);
    painter.drawText(QRect(kPadding, height() - kFooter - 3, right, kFooter - 4),
                     Qt::AlignVCenter | Qt::AlignLeft, note());
}

} // namespace sandpad::widgets
