#include "widgets/output/TreeModel.h"

namespace sandpad::widgets {

TreeModel::TreeModel(TreeNode root, QObject *parent)
    : QAbstractItemModel(parent)
{
    m_top.children.push_back(std::move(root));
    remember(m_top);
}

void TreeModel::remember(const TreeNode &node)
{
    // Depth is capped where trees are made.
    for (int row = 0; const TreeNode &child : node.children) {
        m_places.insert(&child, { .parent = &node, .row = row++ });
        remember(child);
    }
}

const TreeNode &TreeModel::node(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<const TreeNode *>(index.constInternalPointer()) : m_top;
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const TreeNode &above = node(parent);
    if (column != 0 || row < 0 || row >= static_cast<int>(above.children.size()))
        return {};
    return createIndex(row, 0, &above.children[static_cast<std::size_t>(row)]);
}

QModelIndex TreeModel::parent(const QModelIndex &child) const
{
    const TreeNode *above = m_places.value(&node(child)).parent;
    if (!child.isValid() || !above || above == &m_top)
        return {};
    return createIndex(m_places.value(above).row, 0, above);
}

int TreeModel::rowCount(const QModelIndex &parent) const
{
    return static_cast<int>(node(parent).children.size());
}

int TreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant TreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const TreeNode &shown = node(index);
    constexpr qsizetype kShown = 300;
    QString text = shown.text.left(kShown);
    text.replace(u'\n', u'↵');
    return shown.label.isEmpty() ? text : shown.label.left(kShown) + QStringLiteral(": ") + text;
}

} // namespace sandpad::widgets
