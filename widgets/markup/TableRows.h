#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <initializer_list>

namespace sandpad::widgets {

/// The rows of a table, in little more memory than their text: a program may show millions of cells
/// of one letter.
class TableRows
{
public:
    TableRows() = default;
    TableRows(std::initializer_list<QStringList> rows);

    void append(const QStringList &row);
    /// The next cell of the row that is being made, as UTF-8. A NUL in it becomes U+FFFD.
    void addCell(QByteArrayView utf8);
    void endRow();
    /// When all have come: drops a row that has no end, and gives back what was reserved.
    void finish();
    /// Removes the rows behind these bytes, but never the first row. True: there were some.
    bool cutTo(qsizetype bytes);

    [[nodiscard]] qsizetype size() const { return m_ends.size(); }
    [[nodiscard]] bool isEmpty() const { return m_ends.isEmpty(); }
    /// Of the widest row.
    [[nodiscard]] qsizetype columns() const { return m_columns; }
    [[nodiscard]] QStringList operator[](qsizetype row) const;
    /// Empty where the row has no such column.
    [[nodiscard]] QString cell(qsizetype row, qsizetype column) const;
    /// The cells of a row, each with a NUL behind it.
    [[nodiscard]] QString text(qsizetype row) const;
    /// The memory that they take.
    [[nodiscard]] qsizetype bytes() const { return bytesOf(size()); }

    bool operator==(const TableRows &other) const = default;

private:
    [[nodiscard]] QByteArrayView utf8(qsizetype row) const;

    [[nodiscard]] qsizetype bytesOf(qsizetype rows) const; ///< of the first rows

    QByteArray m_text; ///< UTF-8, a NUL behind each cell
    QList<qsizetype> m_ends; ///< of the rows in m_text
    qsizetype m_columns = 0;
    qsizetype m_cells = 0; ///< of the row that is being made
};

} // namespace sandpad::widgets
