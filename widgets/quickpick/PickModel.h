#pragma once

#include "widgets/quickpick/PickItem.h"

#include <QAbstractListModel>
#include <QHash>

namespace sandpad::widgets {

/// The items that fit what was typed, the best first, below the headings of their sections. The
/// order of the sections, and of items that fit as well, is that of the list.
class PickModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : int
    {
        kMarks = Qt::UserRole, ///< PickMarks
        kItem, ///< number of the item; -1: a heading
        kLine, ///< the line in which it was found; empty: elsewhere
        kLineMarks, ///< PickMarks
    };

    using QAbstractListModel::QAbstractListModel;

    void setItems(QList<PickItem> items);
    void search(const QString &typed);
    /// Lines of what the items stand for in which something was found, by the item's number. Later
    /// ones are added; they hold until there are other items.
    void addLines(const QHash<int, QString> &lines);
    /// How many items fit.
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int itemCount() const { return static_cast<int>(m_items.size()); }
    [[nodiscard]] const PickItem &item(int number) const { return m_items[number]; }
    /// The first row that can be picked; invalid when there is none.
    [[nodiscard]] QModelIndex first() const;
    /// The row of this item; invalid when it does not fit.
    [[nodiscard]] QModelIndex rowOf(int number) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        int item = -1;
        PickMatch match {};
        QString heading {};
    };

    QList<PickItem> m_items;
    QList<Row> m_rows;
    QHash<int, QString> m_lines; ///< by the number of the item
    QString m_typed;
    int m_found = 0;
};

} // namespace sandpad::widgets
