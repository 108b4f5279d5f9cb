#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace sandpad::widgets {

/// What stands side by side: left the claim, right what really happened, each below a heading. A
/// null one leaves its place empty; `whole` takes both columns and excludes the others.
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
    /// In the right column: beside the last claim as long as nothing stands there, else below.
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
