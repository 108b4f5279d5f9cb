#pragma once

#include "widgets/cards/Card.h"
#include "widgets/markup/TableFormats.h"

class QScrollBar;

namespace sandpad::widgets {

/// A table of plain cells, with a muted head and hairlines between the rows. A click on a column's
/// head sorts the rows up, a second one down, and a third one restores their order. The right edge
/// of a head can be dragged. A wide table is scrolled sideways.
class TableCard : public Card
{
    Q_OBJECT

public:
    /// `plainText` is the program's own text for the same table.
    TableCard(HtmlTable table, QString plainText, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

    [[nodiscard]] QStringList searchedLines() override;
    void openHit() override;
    [[nodiscard]] int seekHit() override;

    /// The rows in the shown order.
    [[nodiscard]] QList<QStringList> rows() const;
    void sortBy(int column);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void measure();
    void addButtons();
    void save();
    /// `line` is the number of its first cell among searchedLines().
    void drawRow(QPainter &painter, const QStringList &row, int top, qsizetype line) const;
    /// The column of a cell of searchedLines(), and its row among the heads and shown rows.
    [[nodiscard]] QPoint placeOf(qsizetype line) const;
    void showAll(bool isAll);
    [[nodiscard]] int shownRows() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] HtmlTable shownTable() const;
    /// The column at an x, and the column whose right edge is there, for dragging; -1: none.
    [[nodiscard]] int columnAt(int x) const;
    [[nodiscard]] int edgeAt(int x) const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int tableWidth() const;
    void placeScrollBar();

    HtmlTable m_table;
    QList<qsizetype> m_rows; ///< in the order that is shown
    QString m_plainText;
    QString m_trouble; ///< why the table could not be saved
    QList<int> m_widths;
    QList<bool> m_isNumeric; ///< for each column
    int m_sortColumn = -1;
    TableOrder m_order = TableOrder::AsGiven;
    bool m_showsAll = false;
    int m_draggedEdge = -1;
    int m_pressedColumn = -1;
    QToolButton *m_copy;
    QToolButton *m_save;
    QToolButton *m_all;
    QScrollBar *m_bar;
};

} // namespace sandpad::widgets
