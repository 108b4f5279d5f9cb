#include "widgets/quickpick/PickModel.h"

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

void PickModel::setItems(QList<PickItem> items)
{
    m_items = std::move(items);
    m_lines.clear();
    search({});
}

void PickModel::addLines(const QHash<int, QString> &lines)
{
    m_lines.insert(lines);
    search(m_typed);
}

void PickModel::search(const QString &typed)
{
    beginResetModel();
    m_typed = typed;
    m_rows.clear();
    m_found = 0;
    for (int begin = 0; begin < itemCount();) {
        const QString &section = m_items[begin].section;
        QList<Row> rows;
        int end = begin;
        for (; end < itemCount() && m_items[end].section == section; ++end) {
            if (const auto match = pickMatch(typed, m_items[end], m_lines.value(end)))
                rows.append({ .item = end, .match = *match });
        }
        std::ranges::stable_sort(rows, {}, [](const Row &row) { return row.match.rank; });
        if (!rows.isEmpty() && !section.isEmpty())
            m_rows.append({ .heading = section });
        m_found += static_cast<int>(rows.size());
        m_rows += rows;
        begin = end;
    }
    endResetModel();
}

QModelIndex PickModel::first() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (flags(index(row)) & Qt::ItemIsSelectable)
            return index(row);
    }
    return {};
}

QModelIndex PickModel::rowOf(int number) const
{
    const auto found = std::ranges::find(m_rows, number, &Row::item);
    return found == m_rows.end() || number < 0 ? QModelIndex()
                                               : index(static_cast<int>(found - m_rows.begin()));
}

int PickModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PickModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[index.row()];
    if (role == kItem)
        return row.item;
    if (role == kMarks)
        return QVariant::fromValue(row.match.marks);
    if (role == kLine)
        return row.match.line;
    if (role == kLineMarks)
        return QVariant::fromValue(row.match.lineMarks);
    if (row.item < 0)
        return role == Qt::DisplayRole ? row.heading : QVariant();
    const PickItem &item = m_items[row.item];
    if (role == Qt::DisplayRole)
        return item.text;
    if (role == Qt::AccessibleTextRole)
        return QStringList { item.text, row.match.line.isEmpty() ? item.detail : row.match.line,
                             item.keys.toString(QKeySequence::NativeText) }
            .join(u' ')
            .trimmed();
    return {};
}

Qt::ItemFlags PickModel::flags(const QModelIndex &index) const
{
    const int number = m_rows[index.row()].item;
    return number >= 0 && m_items[number].isEnabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                    : Qt::NoItemFlags;
}

} // namespace sandpad::widgets
