#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace sandpad::widgets {

/// A row of a comparison: on the left the claim, on the right what really happened, each below a
/// heading. Null leaves a place empty. `whole` takes both columns; the others are null then.
struct PairRow
{
    QWidget *whole = nullptr;
    QWidget *leftHeading = nullptr;
    QWidget *left = nullptr;
    QWidget *rightHeading = nullptr;
    QWidget *right = nullptr;
};

/// Rows of widgets in two columns, or one above the other where it is narrow. Borrows the widgets,
/// which have the same parent.
class PairRows
{
public:
    void clear() { m_rows.clear(); }
    void add(const PairRow &row) { m_rows.append(row); }
    void addWhole(QWidget *widget) { m_rows.append({ .whole = widget }); }
    /// Adds a widget to the right column: beside the last claim if that place is free, else below.
    void addRight(QWidget *widget);
    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }

    [[nodiscard]] int heightFor(int width) const { return arrange(width, false); }
    void place(int width) const { arrange(width, true); }
    /// Where the first heading of the right column is; invalid where there are no two columns.
    [[nodiscard]] QRect rightHeading(int width) const;

private:
    int arrange(int width, bool moves) const;

    QList<PairRow> m_rows;
};

} // namespace sandpad::widgets
