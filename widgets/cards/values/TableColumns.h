#pragma once

#include "widgets/markup/HtmlTable.h"

#include <QFontMetrics>
#include <QList>

namespace sandpad::widgets {

/// Where the columns of a table stand, in pixels from its left edge. A value.
class TableColumns
{
public:
    static constexpr int kPadding = 14; ///< on each side of a cell's text

    TableColumns() = default;
    /// As wide as the first and the last cells need, up to a limit. Measuring all of a long table
    /// takes long.
    TableColumns(const HtmlTable &table, const QFontMetrics &metrics);

    [[nodiscard]] qsizetype count() const { return m_columns.size(); }
    [[nodiscard]] int left(qsizetype column) const;
    /// With its padding.
    [[nodiscard]] int width(qsizetype column) const;
    /// Of all columns.
    [[nodiscard]] int width() const { return left(count()); }
    /// Of all columns, while none is wider than it needs to be.
    [[nodiscard]] int neededWidth() const;
    /// Gives columns whose longest texts are cut what is left of this width. Does nothing after a
    /// person has moved an edge.
    void fill(int width);
    /// Are its cells numbers, or marks of missing ones? They stand at the right.
    [[nodiscard]] bool isNumeric(qsizetype column) const { return m_columns[column].isNumeric; }

    /// A cell as it is shown: where numbers have fractions of different lengths, all have as many
    /// digits as the longest, but at most six, so that their points stand below each other.
    [[nodiscard]] QString shown(const QString &cell, qsizetype column) const;

    /// The column at a place, and the one whose right edge is there, for dragging; -1: none.
    [[nodiscard]] int at(int x) const;
    [[nodiscard]] int edgeAt(int x) const;
    /// Moves the right edge of a column to a place, as far as it can be.
    void moveEdge(qsizetype column, int x);

private:
    struct Column
    {
        int textWidth = 0;
        int neededWidth = 0; ///< of its text; long texts are cut
        int wholeWidth = 0; ///< of its longest text
        bool isNumeric = false;
        int decimals = 0; ///< that all numbers are shown with; 0: as they are
    };
    QList<Column> m_columns;
    bool m_isMoved = false; ///< a person has moved an edge
};

} // namespace sandpad::widgets
