#pragma once

#include "widgets/cards/Card.h"
#include "widgets/cards/values/TableColumns.h"
#include "widgets/markup/TableFormats.h"

#include <optional>
#include <utility>

class QLineEdit;
class QMenu;
class QScrollBar;

namespace sandpad::widgets {

/// A table of plain cells, with a muted head and hairlines between the rows. A click on a column's
/// head sorts the rows up, a second one down, and a third one restores their order. The right edge
/// of a head can be dragged. A wide table is scrolled sideways. Of a table that is higher than the
/// view, filter, heads and buttons stay in sight. A filter leaves the rows in which each of its
/// words stands, in any case. One cell can be chosen, by a click or by keys, and copied.
class TableCard : public Card
{
    Q_OBJECT

public:
    /// `plainText` is the program's own text for the same table.
    TableCard(HtmlTable table, QString plainText, QWidget *parent);
    /// What is copied and saved in the place of the table: row by row the same, with all digits.
    void setExported(HtmlTable exact) { m_exported = std::move(exact); }

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

    [[nodiscard]] QStringList searchedLines() override;
    void openHit() override;
    [[nodiscard]] int seekHit() override;
    bool focusHit() override;

    /// The rows that fit the filter, in the shown order.
    [[nodiscard]] TableRows rows() const;
    void sortBy(int column);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    static constexpr int kTablePadding = 12;
    static constexpr int kRowHeight = 28;
    static constexpr int kTableFooter = 28;
    static constexpr int kBarHeight = 14;
    static constexpr int kFilterWidth = 180;
    static constexpr int kFilterRow = 32; ///< its height above the table

    /// Of the shown rows.
    struct Cell
    {
        int row = 0;
        int column = 0;

        bool operator==(const Cell &) const = default;
    };

    void addButtons();
    [[nodiscard]] std::optional<Cell> cellAt(QPoint place) const;
    [[nodiscard]] QString textOf(const Cell &cell) const;
    void choose(Cell cell);
    void copyChosen() const;
    void listColumns(QMenu &menu);
    [[nodiscard]] QString headOf(int column) const;
    /// Sorts and filters the rows anew.
    void arrange();
    void placeFooter();
    void save();
    /// `line` is the number of its first cell among searchedLines().
    void drawRow(QPainter &painter, const QStringList &row, int top, qsizetype line) const;
    void paintChosen(QPainter &painter, int top) const;
    /// The column of a cell of searchedLines(), and its row among the heads and shown rows.
    [[nodiscard]] QPoint placeOf(qsizetype line) const;
    void showAll(bool isAll);
    [[nodiscard]] int shownRows() const { return shownOf(m_rows.size()); }
    /// How many of so many rows are shown.
    [[nodiscard]] int shownOf(qsizetype rows) const;
    void filterRows();
    [[nodiscard]] int heightOf(int rows, int width) const;
    /// While somebody types a filter that leaves few rows, the card stays as high as the view, so
    /// that what is above it does not move; 0: nothing is held.
    [[nodiscard]] int heldHeight(int width) const;
    /// Says something below the table, until the rows change.
    void tell(const QString &note);
    [[nodiscard]] QString note() const;
    /// For other programs: rows() of the table, or of what is exported in its place.
    [[nodiscard]] HtmlTable exportedTable() const;
    [[nodiscard]] TableRows rowsOf(const HtmlTable &table) const;
    /// Of a place in the card, how far it is from the left edge of the table.
    [[nodiscard]] int fromLeft(int x) const;
    [[nodiscard]] int tableTop() const; ///< below the filter
    [[nodiscard]] int headHeight() const; ///< with what is above it
    /// How far filter and heads are moved down, to stay in sight while the rows are scrolled.
    [[nodiscard]] int movedDown() const;
    [[nodiscard]] int shownHeadTop() const { return tableTop() + movedDown(); }
    /// Where the buttons begin, which stay in sight, too.
    [[nodiscard]] int footerTop() const;
    [[nodiscard]] bool isHeadAt(int y) const;
    void placeScrollBar();

    HtmlTable m_table;
    std::optional<HtmlTable> m_exported;
    QList<qsizetype> m_rows; ///< in the order that is shown
    QString m_plainText;
    QString m_told; ///< what came of copying or saving
    TableColumns m_columns;
    int m_sortColumn = -1;
    TableOrder m_order = TableOrder::AsGiven;
    bool m_showsAll = false;
    int m_draggedEdge = -1;
    int m_pressedColumn = -1;
    std::optional<Cell> m_chosen;
    std::pair<int, int> m_placed; ///< movedDown() and footerTop() as they were painted last
    int m_noteEnd = 0; ///< the x of the first button behind the note
    QLineEdit *m_filter;
    QToolButton *m_all;
    QToolButton *m_sort;
    QToolButton *m_copy;
    QToolButton *m_save;
    QScrollBar *m_bar;
};

} // namespace sandpad::widgets
