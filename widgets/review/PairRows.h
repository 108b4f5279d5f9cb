#pragma once

#include <QList>

class QWidget;

namespace sandpad::widgets {

/// A row of a comparison: on the left the claim, on the right what really happened. Null leaves a
/// place empty. `whole` takes both columns; the others are null then.
struct PairRow
{
    QWidget *whole = nullptr;
    QWidget *left = nullptr;
    QWidget *right = nullptr;
};

/// Rows of widgets in two columns, or one above the other where it is narrow. Borrows the widgets,
/// which have the same parent.
class PairRows
{
public:
    void clear() { m_rows.clear(); }
    /// A row above all others, which clear() leaves.
    void setHead(const PairRow &head) { m_head = head; }
    void add(const PairRow &row) { m_rows.append(row); }
    void addWhole(QWidget *widget) { m_rows.append({ .whole = widget }); }
    /// Adds a widget to the right column: beside the last claim if that place is free, else below.
    void addRight(QWidget *widget);
    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }

    [[nodiscard]] int heightFor(int width) const { return arrange(width, false); }
    void place(int width) const { arrange(width, true); }
    /// Where the right column begins at a width; 0 where there is only one column.
    [[nodiscard]] static int rightColumn(int width);

private:
    int arrange(int width, bool moves) const;

    PairRow m_head;
    QList<PairRow> m_rows;
};

} // namespace sandpad::widgets
