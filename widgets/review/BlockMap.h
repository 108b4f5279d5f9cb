#pragma once

#include "widgets/review/Findings.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

namespace sandpad::widgets {

/// The blocks of an answer in order, a small coloured cell for each: where the false ones are, at a
/// glance. A click goes to a block; with the keyboard Left and Right choose it, Enter goes there.
class BlockMap : public QWidget
{
    Q_OBJECT

public:
    explicit BlockMap(QWidget *parent);

    void setItems(const QList<ReviewItem> &items);
    /// One block has changed.
    void setItem(qsizetype position, const ReviewItem &item);
    /// The position of the block that is looked at; -1: none.
    void setCurrent(qsizetype position);
    void setTheme(const Theme &theme);
    /// How wide it may be; many blocks get narrower cells and a second row.
    void setMostWidth(int width);
    [[nodiscard]] qsizetype count() const { return m_cells.size(); }
    /// The cell of a block, for a click.
    [[nodiscard]] QRect cellOf(qsizetype position) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(qsizetype position);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Cell
    {
        std::optional<Finding> finding;
        int index = 0;
        QString verdict;
    };

    static Cell cellFor(const ReviewItem &item);
    [[nodiscard]] QColor colorOf(const Cell &cell) const;
    [[nodiscard]] int stepX() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] qsizetype at(QPoint point) const;
    void tell();

    QList<Cell> m_cells;
    qsizetype m_current = -1;
    Theme m_theme;
    int m_mostWidth = 400;
};

} // namespace sandpad::widgets
