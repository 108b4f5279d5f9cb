#include "widgets/cards/values/TableCard.h"

#include "widgets/cards/values/TableExport.h"

#include <QFileInfo>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    /// A table of more rows shows only the first few, until one asks for all.
    constexpr int kMostTableRows = 60;
    constexpr int kFirstRows = 20;
    /// Fewer rows are seen at a glance.
    constexpr int kLeastFilteredRows = 8;
    constexpr qsizetype kLongestToolTip = 2000;
    constexpr qsizetype kLongestHead = 40;
    constexpr qsizetype kDescription = 1000;
    constexpr qsizetype kNoteLength = 100;
} // namespace

TableCard::TableCard(HtmlTable table, QString plainText, QWidget *parent)
    : Card(parent)
    , m_table(std::move(table))
    , m_rows(sortedRows(m_table, 0, TableOrder::AsGiven))
    , m_plainText(std::move(plainText))
    , m_columns(m_table, QFontMetrics(theme().codeFont))
    , m_filter(new QLineEdit(this))
    , m_all(addLink({}, tr("Show every row")))
    , m_sort(addLink(tr("Sort ▾"), tr("Sort the rows")))
    , m_copy(addLink(tr("Copy ▾"), tr("Copy the rows, as far as they fit the filter")))
    , m_save(addLink(tr("Save…"), tr("Save the rows, as far as they fit the filter")))
    , m_bar(new QScrollBar(Qt::Horizontal, this))
{
    setAccessibleName(tr("Table"));
    setAccessibleDescription(m_plainText.left(kDescription));
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    addButtons();
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, [this] { update(); });
}

void TableCard::addButtons()
{
    auto *menu = new QMenu(m_copy);
    addCopyActions(*menu, [this] { return exportedTable(); });
    connect(menu, &QMenu::triggered, this,
            [this] { tell(tr("rows copied: %1").arg(m_rows.size())); });
    m_copy->setMenu(menu);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    auto *columns = new QMenu(m_sort);
    connect(columns, &QMenu::aboutToShow, this, [this, columns] { listColumns(*columns); });
    m_sort->setMenu(columns);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Show only the rows with this text"));
    m_filter->setToolTip(tr("Show only the rows in which each word stands"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setVisible(m_table.rows.size() >= kLeastFilteredRows);
    m_sort->setVisible(m_table.rows.size() > 1);
    connect(m_filter, &QLineEdit::textChanged, this, &TableCard::filterRows);
    // The field also loses the focus as it goes.
    connect(m_filter, &QLineEdit::editingFinished, this, &Card::heightChanged,
            Qt::QueuedConnection);
    connect(m_save, &QToolButton::clicked, this, &TableCard::save);
    connect(m_all, &QToolButton::clicked, this, [this] { showAll(!m_showsAll); });
}

void TableCard::listColumns(QMenu &menu)
{
    menu.clear();
    for (int i = 0; i < m_columns.count(); ++i) {
        QAction *column = menu.addAction(headOf(i).replace(u'&', QLatin1String("&&")));
        column->setCheckable(true);
        column->setChecked(i == m_sortColumn && m_order != TableOrder::AsGiven);
        connect(column, &QAction::triggered, this, [this, i] { sortBy(i); });
    }
}

QString TableCard::headOf(int column) const
{
    // Of several rows the lowest one that has a name there: pandas puts that of the index below
    // those of the columns.
    QString head;
    for (const QStringList &row : m_table.head) {
        if (const QString name = row.value(column).trimmed(); !name.isEmpty())
            head = name.left(kLongestHead);
    }
    const QString nameless = column == 0 ? tr("Index") : tr("Column %1").arg(column + 1);
    return head.trimmed().isEmpty() ? nameless : head;
}

TableRows TableCard::rows() const
{
    return rowsOf(m_table);
}

TableRows TableCard::rowsOf(const HtmlTable &table) const
{
    TableRows rows;
    for (const qsizetype row : m_rows)
        rows.append(table.rows[row]);
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
    const HtmlTable shown { .head = m_table.head, .rows = rows(), .isCut = m_table.isCut };
    shown.forEachLine([&](const QStringList &line) {
        for (qsizetype column = 0; column < m_columns.count(); ++column)
            cells.append(line.value(column));
    });
    return cells;
}

QPoint TableCard::placeOf(qsizetype line) const
{
    const auto columns = m_columns.count();
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
    const int left = m_columns.left(place.x());
    const int right = left + m_columns.width(place.x());
    // Of a column that is wider than the card, the beginning is shown.
    m_bar->setValue(std::min(left, std::max(m_bar->value(), right - m_bar->pageStep())));
    return tableTop() + place.y() * kRowHeight;
}

HtmlTable TableCard::exportedTable() const
{
    const HtmlTable &table = m_exported ? *m_exported : m_table;
    return { .head = table.head, .rows = rowsOf(table), .isCut = table.isCut };
}

void TableCard::save()
{
    askForTablePath(this, [this](const QString &path) {
        if (isParquet(path)) {
            emit requested(
                SaveAsParquet { .rows = toJson(exportedTable()).toUtf8(), .path = path });
            return;
        }
        const QString trouble = writeTable(exportedTable(), path);
        tell(trouble.isEmpty() ? tr("saved as %1").arg(QFileInfo(path).fileName()) : trouble);
    });
}

void TableCard::setTheme(const Theme &theme)
{
    const bool isOtherFont = theme.codeFont != this->theme().codeFont;
    Card::setTheme(theme);
    if (isOtherFont)
        m_columns = TableColumns(m_table, QFontMetrics(theme.codeFont));
    m_columns.fill(width() - 2 * kTablePadding);
}

void TableCard::sortBy(int column)
{
    if (column != m_sortColumn)
        m_order = TableOrder::AsGiven;
    m_sortColumn = column;
    m_order = m_order == TableOrder::AsGiven ? TableOrder::Ascending
        : m_order == TableOrder::Ascending   ? TableOrder::Descending
                                             : TableOrder::AsGiven;
    arrange();
    if (movedDown() > 0)
        emit placeWanted(0, headHeight() + kRowHeight);
}

void TableCard::arrange()
{
    m_rows = sortedRows(m_table, std::max(m_sortColumn, 0), m_order);
    const QStringList words = m_filter->text().split(u' ', Qt::SkipEmptyParts);
    if (!words.isEmpty()) {
        m_rows.removeIf([&](qsizetype row) {
            const QString text = m_table.rows.text(row);
            return !std::ranges::all_of(words, [&](const QString &word) {
                return text.contains(word, Qt::CaseInsensitive);
            });
        });
    }
    m_told.clear();
    m_chosen.reset();
    emit searchedLinesChanged();
    emit heightChanged();
    placeFooter();
    update();
}

int TableCard::shownOf(qsizetype rows) const
{
    const bool isWhole = m_showsAll || rows <= kMostTableRows;
    return isWhole ? static_cast<int>(rows) : kFirstRows;
}

void TableCard::tell(const QString &note)
{
    m_told = note;
    update();
}

QString TableCard::note() const
{
    if (!m_told.isEmpty())
        return m_told;
    if (m_table.isCut)
        return tr("cut: the table is larger than is shown");
    // When pandas leaves out rows, it prints the full size at the end of its own text.
    static const QRegularExpression whole(
        QStringLiteral("\\[(\\d{1,15}) rows x (\\d{1,9}) columns\\]\\s*$"));
    const auto match = whole.match(m_plainText.right(kNoteLength));
    const bool isWhole = match.captured(1).toLongLong() == m_table.rows.size()
        && !m_table.rows.isEmpty() && match.captured(2).toLongLong() < m_table.rows[0].size() + 1;
    if (match.hasMatch() && !isWhole)
        return tr("the program shows a part of %1 rows and %2 columns")
            .arg(match.captured(1), match.captured(2));
    return {};
}

int TableCard::tableTop() const
{
    return kTablePadding + (m_filter->isHidden() ? 0 : kFilterRow);
}

int TableCard::headHeight() const
{
    return tableTop() + static_cast<int>(m_table.head.size()) * kRowHeight;
}

int TableCard::heightFor(int width) const
{
    return std::max(heightOf(shownRows(), width), heldHeight(width));
}

void TableCard::placeScrollBar()
{
    const int beyond = m_columns.width() - (width() - 2 * kTablePadding);
    m_bar->setVisible(beyond > 0);
    m_bar->setRange(0, std::max(0, beyond));
    m_bar->setPageStep(width() - 2 * kTablePadding);
    m_bar->setGeometry(kTablePadding, footerTop() - kBarHeight - 2, width() - 2 * kTablePadding,
                       kBarHeight);
}

int TableCard::movedDown() const
{
    return std::clamp(-y(), 0, std::max(0, (shownRows() - 1) * kRowHeight));
}

int TableCard::footerTop() const
{
    const int usual = height() - kTableFooter - 3;
    const int least = shownHeadTop() + headHeight() - tableTop() + kRowHeight + kBarHeight;
    const int bottom = parentWidget() ? parentWidget()->height() - y() : height();
    // The button that leads to the end lies over the last pixels of the view.
    constexpr int kBelow = 40;
    const int moved = bottom >= height() ? usual : bottom - kTableFooter - kBelow;
    return std::max(std::min(usual, least), std::min(usual, moved));
}

void TableCard::moveEvent(QMoveEvent *)
{
    // What is drawn moves with the card, but some of it stays where it is in the view.
    const std::pair placed(movedDown(), footerTop());
    if (std::exchange(m_placed, placed) == placed)
        return;
    placeFooter();
    placeScrollBar();
    update();
}

void TableCard::resizeEvent(QResizeEvent *)
{
    m_columns.fill(width() - 2 * kTablePadding);
    placeFooter();
    placeScrollBar();
}

void TableCard::placeFooter()
{
    const auto hidden = static_cast<int>(m_rows.size()) - kMostTableRows;
    m_all->setVisible(hidden > 0);
    m_all->setText(m_showsAll ? tr("Show fewer rows") : tr("Show all rows: %1").arg(m_rows.size()));
    int right = width() - kTablePadding;
    const int top = footerTop();
    for (QToolButton *button : { m_save, m_copy, m_sort, m_all }) {
        if (button->isHidden())
            continue;
        if (button == m_all && button->sizeHint().width() > right - kTablePadding)
            button->setText(m_showsAll ? tr("Fewer") : tr("All: %1").arg(m_rows.size()));
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), top, size.width(), kTableFooter - 4);
        right -= size.width() + 4;
    }
    m_noteEnd = right;
    m_filter->setGeometry(kTablePadding, kTablePadding / 2 + movedDown(), kFilterWidth,
                          kFilterRow - 4);
}

bool TableCard::isHeadAt(int y) const
{
    return y >= shownHeadTop() && y < shownHeadTop() + headHeight() - tableTop();
}

int TableCard::fromLeft(int x) const
{
    return x - kTablePadding + m_bar->value();
}

void TableCard::mousePressEvent(QMouseEvent *event)
{
    const bool isOnHead = isHeadAt(event->pos().y());
    m_draggedEdge = isOnHead ? m_columns.edgeAt(fromLeft(event->pos().x())) : -1;
    m_pressedColumn = isOnHead && m_draggedEdge < 0 ? m_columns.at(fromLeft(event->pos().x())) : -1;
    if (const auto cell = cellAt(event->pos())) {
        setFocus(Qt::MouseFocusReason);
        choose(*cell);
    }
}

void TableCard::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->pos();
    if (m_draggedEdge >= 0) {
        m_columns.moveEdge(m_draggedEdge, fromLeft(at.x()));
        emit heightChanged(); // the bar may have come or gone
        placeScrollBar();
        update();
        return;
    }
    const bool isOnHead = isHeadAt(at.y());
    if (isOnHead && m_columns.edgeAt(fromLeft(at.x())) >= 0)
        setCursor(Qt::SplitHCursor);
    else
        setCursor(isOnHead && m_columns.at(fromLeft(at.x())) >= 0 ? Qt::PointingHandCursor
                                                                  : Qt::ArrowCursor);
}

void TableCard::mouseReleaseEvent(QMouseEvent *event)
{
    m_draggedEdge = -1;
    const int column = isHeadAt(event->pos().y()) ? m_columns.at(fromLeft(event->pos().x())) : -1;
    if (column >= 0 && column == std::exchange(m_pressedColumn, -1))
        sortBy(column);
}

bool TableCard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return Card::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto cell = cellAt(help->pos());
    const QString text = cell ? textOf(*cell) : QString();
    const int room = cell ? m_columns.width(cell->column) - 2 * TableColumns::kPadding : 0;
    const bool isWhole = !cell
        || (QFontMetrics(theme().codeFont).horizontalAdvance(text) <= room
            && m_columns.shown(text, cell->column) == text);
    // A guest's words may look like markup.
    const QString shown = text.left(kLongestToolTip).toHtmlEscaped();
    QToolTip::showText(help->globalPos(),
                       isWhole ? QString() : QStringLiteral("<span>%1</span>").arg(shown), this);
    return true;
}

} // namespace sandpad::widgets
