#include "widgets/cards/values/TableCard.h"

#include "widgets/cards/values/TableExport.h"

#include <QFontMetrics>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>

namespace sandpad::widgets {

namespace {
    constexpr int kTablePadding = 12;
    constexpr int kRowHeight = 28;
    constexpr int kTableFooter = 28;
    constexpr int kCellPadding = 14;
    constexpr int kWidestCell = 320;
    constexpr int kNarrowestCell = 16;
    /// A table of more rows shows only the first few, until one asks for all.
    constexpr int kMostTableRows = 60;
    constexpr int kFirstRows = 20;
    /// The widths and sides of columns are those of the first cells. Measuring takes longest.
    constexpr qsizetype kMostMeasuredCells = 10'000;
    constexpr qsizetype kMostMeasuredText = 100;
    constexpr int kBarHeight = 14;
    constexpr int kGrip = 4; ///< the distance from an edge at which it can be dragged
    constexpr qsizetype kDescription = 1000;
    constexpr qsizetype kNoteLength = 100;
    const QString kMarks = QStringLiteral("▲▼");

    /// Whether a column is aligned right: its cells are numbers or marks of missing values.
    bool isNumericColumn(const QList<QStringList> &rows, qsizetype column)
    {
        static const QRegularExpression number(
            QStringLiteral("^[-+]?(?:[0-9][0-9.,]*(?:[eE][-+]?[0-9]+)?%?|\\.[0-9]+|inf)$"));
        static const QRegularExpression missing(
            QStringLiteral("^(?:|NaN|NaT|None|<NA>|nan|\\.\\.\\.|…)$"));
        bool isNumeric = false;
        for (const QStringList &row : rows) {
            const QString cell = row.value(column).left(kWidestCell);
            if (number.match(cell).hasMatch())
                isNumeric = true;
            else if (!missing.match(cell).hasMatch())
                return false;
        }
        return isNumeric;
    }
} // namespace

TableCard::TableCard(HtmlTable table, QString plainText, QWidget *parent)
    : Card(parent)
    , m_table(std::move(table))
    , m_rows(sortedRows(m_table, 0, TableOrder::AsGiven))
    , m_plainText(std::move(plainText))
    , m_copy(addLink(tr("Copy ▾"), tr("Copy the table")))
    , m_save(addLink(tr("Save…"), tr("Save all rows of the table")))
    , m_all(addLink({}, tr("Show every row")))
    , m_bar(new QScrollBar(Qt::Horizontal, this))
{
    setAccessibleName(tr("Table"));
    setAccessibleDescription(m_plainText.left(kDescription));
    setMouseTracking(true);
    addButtons();
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, [this] { update(); });
    measure();
}

void TableCard::addButtons()
{
    auto *menu = new QMenu(m_copy);
    addCopyActions(*menu, [this] { return shownTable(); });
    m_copy->setMenu(menu);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    connect(m_save, &QToolButton::clicked, this, &TableCard::save);
    connect(m_all, &QToolButton::clicked, this, [this] { showAll(!m_showsAll); });
}

QList<QStringList> TableCard::rows() const
{
    QList<QStringList> rows;
    for (const qsizetype row : m_rows)
        rows.append(m_table.rows[row]);
    return rows;
}

void TableCard::showAll(bool isAll)
{
    m_showsAll = isAll;
    emit heightChanged();
}

QStringList TableCard::searchedLines()
{
    QStringList cells;
    for (const QStringList &row : m_table.head + rows()) {
        for (qsizetype column = 0; column < m_widths.size(); ++column)
            cells.append(row.value(column));
    }
    return cells;
}

QPoint TableCard::placeOf(qsizetype line) const
{
    const auto columns = m_widths.size();
    return { static_cast<int>(line % columns), static_cast<int>(line / columns) };
}

void TableCard::openHit()
{
    const auto hit = hits().current();
    if (hit && placeOf(hit->line).y() - m_table.head.size() >= shownRows())
        showAll(true);
}

int TableCard::seekHit()
{
    const auto hit = hits().current();
    if (!hit)
        return 0;
    const QPoint place = placeOf(hit->line);
    int left = 0;
    for (int column = 0; column < place.x(); ++column)
        left += m_widths[column] + kCellPadding * 2;
    const int right = left + m_widths[place.x()] + kCellPadding * 2;
    // Of a column that is wider than the card, the beginning is shown.
    m_bar->setValue(std::min(left, std::max(m_bar->value(), right - m_bar->pageStep())));
    return kTablePadding + place.y() * kRowHeight;
}

HtmlTable TableCard::shownTable() const
{
    HtmlTable table = m_table;
    table.rows = rows();
    return table;
}

void TableCard::save()
{
    askAndSaveTable(this, shownTable(), [this](const QString &trouble) {
        m_trouble = trouble;
        update();
    });
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
    const QList<QStringList> all = m_table.head + m_table.rows;
    for (const QStringList &row : all)
        m_widths.resize(std::max(m_widths.size(), row.size()));
    const qsizetype rows = kMostMeasuredCells / std::max<qsizetype>(1, m_widths.size());
    for (const QStringList &row : all.first(std::min(all.size(), rows))) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            const int width = metrics.horizontalAdvance(row[i].left(kMostMeasuredText));
            m_widths[i] = std::max(m_widths[i], std::min(width, kWidestCell));
        }
    }
    m_isNumeric.clear();
    for (qsizetype i = 0; i < m_widths.size(); ++i)
        m_isNumeric.append(
            isNumericColumn(m_table.rows.first(std::min(m_table.rows.size(), rows)), i));
    // Each head has room for the mark of the sort order.
    for (int &width : m_widths)
        width += metrics.horizontalAdvance(kMarks) + metrics.horizontalAdvance(u' ');
}

void TableCard::sortBy(int column)
{
    if (column != m_sortColumn)
        m_order = TableOrder::AsGiven;
    m_sortColumn = column;
    m_order = m_order == TableOrder::AsGiven ? TableOrder::Ascending
        : m_order == TableOrder::Ascending   ? TableOrder::Descending
                                             : TableOrder::AsGiven;
    m_rows = sortedRows(m_table, column, m_order);
    emit searchedLinesChanged();
    update();
}

int TableCard::shownRows() const
{
    const bool isWhole = m_showsAll || m_rows.size() <= kMostTableRows;
    return isWhole ? static_cast<int>(m_rows.size()) : kFirstRows;
}

QString TableCard::note() const
{
    if (!m_trouble.isEmpty())
        return m_trouble;
    if (m_table.isCut)
        return tr("cut: the table is larger than is shown");
    // When pandas leaves out rows, it prints the full size at the end of its own text.
    static const QRegularExpression whole(
        QStringLiteral("\\[(\\d{1,15}) rows x (\\d{1,9}) columns\\]\\s*$"));
    const auto match = whole.match(m_plainText.right(kNoteLength));
    const bool isWhole = match.captured(1).toLongLong() == m_table.rows.size()
        && !m_table.rows.isEmpty()
        && match.captured(2).toLongLong() < m_table.rows.first().size() + 1;
    if (match.hasMatch() && !isWhole)
        return tr("the program shows a part of %1 rows and %2 columns")
            .arg(match.captured(1), match.captured(2));
    return {};
}

int TableCard::headHeight() const
{
    return kTablePadding + static_cast<int>(m_table.head.size()) * kRowHeight;
}

int TableCard::tableWidth() const
{
    int width = 0;
    for (const int column : m_widths)
        width += column + kCellPadding * 2;
    return width;
}

int TableCard::heightFor(int width) const
{
    const int bar = tableWidth() > width - 2 * kTablePadding ? kBarHeight : 0;
    return headHeight() + shownRows() * kRowHeight + bar + kTableFooter + kTablePadding / 2;
}

void TableCard::placeScrollBar()
{
    const int beyond = tableWidth() - (width() - 2 * kTablePadding);
    m_bar->setVisible(beyond > 0);
    m_bar->setRange(0, std::max(0, beyond));
    m_bar->setPageStep(width() - 2 * kTablePadding);
    m_bar->setGeometry(kTablePadding, height() - kTableFooter - kTablePadding / 2 - kBarHeight,
                       width() - 2 * kTablePadding, kBarHeight);
}

void TableCard::resizeEvent(QResizeEvent *)
{
    const auto hidden = static_cast<int>(m_rows.size()) - kMostTableRows;
    m_all->setVisible(hidden > 0);
    m_all->setText(m_showsAll ? tr("Show fewer rows") : tr("Show all rows: %1").arg(m_rows.size()));
    int right = width() - kTablePadding;
    for (QToolButton *button : { m_save, m_copy, m_all }) {
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), height() - kTableFooter - 3, size.width(),
                            kTableFooter - 4);
        right -= size.width() + 4;
    }
    placeScrollBar();
}

int TableCard::columnAt(int x) const
{
    int left = kTablePadding - m_bar->value();
    for (int i = 0; i < m_widths.size(); ++i) {
        const int right = left + m_widths[i] + kCellPadding * 2;
        if (x >= left && x < right)
            return i;
        left = right;
    }
    return -1;
}

int TableCard::edgeAt(int x) const
{
    int right = kTablePadding - m_bar->value();
    for (int i = 0; i < m_widths.size(); ++i) {
        right += m_widths[i] + kCellPadding * 2;
        if (std::abs(x - right) <= kGrip)
            return i;
    }
    return -1;
}

void TableCard::mousePressEvent(QMouseEvent *event)
{
    const bool isOnHead = event->pos().y() < headHeight();
    m_draggedEdge = isOnHead ? edgeAt(event->pos().x()) : -1;
    m_pressedColumn = isOnHead && m_draggedEdge < 0 ? columnAt(event->pos().x()) : -1;
}

void TableCard::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->pos();
    if (m_draggedEdge >= 0) {
        int left = kTablePadding - m_bar->value();
        for (int i = 0; i < m_draggedEdge; ++i)
            left += m_widths[i] + kCellPadding * 2;
        m_widths[m_draggedEdge] = std::max(kNarrowestCell, at.x() - left - kCellPadding * 2);
        emit heightChanged(); // the bar may have come or gone
        placeScrollBar();
        update();
        return;
    }
    const bool isOnHead = at.y() < headHeight();
    if (isOnHead && edgeAt(at.x()) >= 0)
        setCursor(Qt::SplitHCursor);
    else
        setCursor(isOnHead && columnAt(at.x()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableCard::mouseReleaseEvent(QMouseEvent *event)
{
    m_draggedEdge = -1;
    const int column = event->pos().y() < headHeight() ? columnAt(event->pos().x()) : -1;
    if (column >= 0 && column == std::exchange(m_pressedColumn, -1))
        sortBy(column);
}

void TableCard::drawRow(QPainter &painter, const QStringList &row, int top, qsizetype line) const
{
    const bool isHead = line == (m_table.head.size() - 1) * m_widths.size();
    int left = kTablePadding - m_bar->value();
    for (qsizetype i = 0; i < row.size() && left < width() - kTablePadding; ++i) {
        if (const auto color = hits().colorOf(line + i, theme()))
            painter.fillRect(left, top, m_widths[i] + kCellPadding * 2, kRowHeight, *color);
        const QRect cell(left, top, m_widths[i] + kCellPadding, kRowHeight);
        QString text = row[i];
        if (isHead && i == m_sortColumn && m_order != TableOrder::AsGiven)
            text += QStringLiteral(" ") + kMarks[m_order == TableOrder::Ascending ? 0 : 1];
        const auto side = m_isNumeric[i] ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(cell, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, m_widths[i] + 4));
        left += m_widths[i] + kCellPadding * 2;
    }
}

void TableCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setFont(theme().codeFont);
    const int right = std::min(kTablePadding + tableWidth(), width() - kTablePadding);
    painter.setClipRect(QRect(kTablePadding, 0, width() - 2 * kTablePadding, height()));
    int top = kTablePadding;
    const auto line = [&] {
        painter.setPen(theme().hairline);
        painter.drawLine(kTablePadding, top, right, top);
    };
    const qsizetype heads = m_table.head.size();
    for (qsizetype i = 0; i < heads; ++i) {
        painter.setPen(theme().mutedText);
        drawRow(painter, m_table.head[i], top, i * m_widths.size());
        top += kRowHeight;
    }
    // Only the visible rows of a long table are painted.
    for (int i = 0; i < shownRows(); ++i, top += kRowHeight) {
        if (top + kRowHeight < event->rect().top() || top > event->rect().bottom())
            continue;
        line();
        painter.setPen(theme().text);
        drawRow(painter, m_table.rows[m_rows[i]], top, (heads + i) * m_widths.size());
    }
    line();
    painter.setFont(theme().uiFont);
    painter.setPen(theme().mutedText);
    const int room = (m_all->isHidden() ? m_copy : m_all)->x() - 2 * kTablePadding;
    painter.drawText(QRect(kTablePadding, height() - kTableFooter - 3, room, kTableFooter - 4),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(note(), Qt::ElideRight, room));
}

} // namespace sandpad::widgets
