#include "widgets/markup/TableRows.h"

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

TableRows::TableRows(std::initializer_list<QStringList> rows)
{
    for (const QStringList &row : rows)
        append(row);
}

void TableRows::append(const QStringList &row)
{
    for (const QString &cell : row)
        addCell(cell.toUtf8());
    endRow();
}

void TableRows::addCell(QByteArrayView utf8)
{
    if (utf8.contains('\0'))
        m_text += utf8.toByteArray().replace('\0', "\uFFFD");
    else
        m_text += utf8;
    m_text += '\0';
    ++m_cells;
}

void TableRows::endRow()
{
    m_columns = std::max(m_columns, std::exchange(m_cells, 0));
    m_ends.append(m_text.size());
}

void TableRows::finish()
{
    m_text.resize(m_ends.isEmpty() ? 0 : m_ends.last());
    m_cells = 0;
    m_text.squeeze();
    m_ends.squeeze();
}

QByteArrayView TableRows::utf8(qsizetype row) const
{
    const qsizetype begin = row == 0 ? 0 : m_ends[row - 1];
    return QByteArrayView(m_text).sliced(begin, m_ends[row] - begin);
}

QString TableRows::text(qsizetype row) const
{
    return QString::fromUtf8(utf8(row));
}

QStringList TableRows::operator[](qsizetype row) const
{
    QStringList cells = text(row).split(QChar::Null);
    cells.removeLast(); // behind the last NUL
    return cells;
}

QString TableRows::cell(qsizetype row, qsizetype column) const
{
    QByteArrayView left = utf8(row);
    for (; column > 0 && !left.isEmpty(); --column)
        left = left.sliced(left.indexOf('\0') + 1);
    return QString::fromUtf8(left.first(std::max<qsizetype>(0, left.indexOf('\0'))));
}

bool TableRows::cutTo(qsizetype bytes)
{
    qsizetype rows = size();
    while (rows > 1 && bytesOf(rows) > bytes)
        --rows;
    if (rows == size())
        return false;
    m_ends.resize(rows);
    finish();
    return true;
}

qsizetype TableRows::bytesOf(qsizetype rows) const
{
    const qsizetype text = rows == 0 ? 0 : m_ends[rows - 1];
    return text + rows * qsizetype(sizeof(qsizetype));
}

} // namespace sandpad::widgets
