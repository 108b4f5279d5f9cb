#include "widgets/cards/values/TreeModel.h"

#include "widgets/text/InvisibleCharacters.h"

#include <QRegularExpression>

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
        m_places.insert(&child, { .parent = &node, .row = row++, .line = m_lines.size() });
        m_lines.append(&child);
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

QString TreeModel::wholeText(const TreeNode &node)
{
    return node.label.isEmpty() ? node.text : node.label + QStringLiteral(": ") + node.text;
}

QString TreeModel::pathOf(const QModelIndex &index) const
{
    static const QRegularExpression name(QStringLiteral(R"(^[\p{L}_$][\w$]*$)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    // A harness gives keys of dictionaries as the program would write them: 'key', (1, 2).
    static const QRegularExpression literal(
        QStringLiteral(R"(^(?:-?\d+(?:\.\d+)?|'.*'|".*"|\(.*\))$)"));
    QString path;
    for (QModelIndex at = index; at.parent().isValid(); at = at.parent()) {
        const QString &label = node(at).label;
        const bool isKey = node(at).isJsonKey;
        if (!isKey && label.contains(name))
            path.prepend(u'.' + label);
        else if (!isKey && label.contains(literal))
            path.prepend(QStringLiteral("[%1]").arg(label));
        else
            path.prepend(QStringLiteral("[\"%1\"]")
                             .arg(QString(label)
                                      .replace(u'\\', QStringLiteral("\\\\"))
                                      .replace(u'"', QStringLiteral("\\\""))));
    }
    return path.startsWith(u'.') ? path.sliced(1) : path;
}

bool TreeModel::isCut(const QModelIndex &index) const
{
    const TreeNode &shown = node(index);
    return shown.label.size() > kShownText || shown.text.size() > kShownText
        || shown.text.contains(u'\n') || shown.label.contains(u'\n');
}

qsizetype TreeModel::lineOf(const QModelIndex &index) const
{
    return index.isValid() ? m_places.value(&node(index)).line : -1;
}

QStringList TreeModel::lines() const
{
    QStringList lines;
    lines.reserve(m_lines.size());
    for (const TreeNode *node : m_lines)
        lines.append(wholeText(*node));
    return lines;
}

QModelIndex TreeModel::indexOfLine(qsizetype line) const
{
    const TreeNode *node = m_lines.value(line);
    return node ? createIndex(m_places.value(node).row, 0, node) : QModelIndex();
}

void TreeModel::setHits(const CardHits &hits, const Theme &theme)
{
    m_hits = hits;
    m_theme = theme;
}

QVariant TreeModel::data(const QModelIndex &index, int role) const
{
    if (index.isValid() && role == Qt::BackgroundRole) {
        const auto color = m_hits.colorOf(m_places.value(&node(index)).line, m_theme);
        return color ? QVariant(*color) : QVariant();
    }
    if (index.isValid() && role == Qt::ForegroundRole
        && m_hits.isCurrentLine(m_places.value(&node(index)).line))
        return m_theme.onCurrentHit;
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const TreeNode &shown = node(index);
    QString text = wholeText({ .label = shown.label.left(kShownText),
                               .text = shown.text.left(kShownText),
                               .children = {} });
    return withHiddenLabels(text.replace(u'\n', u'↵'));
}

} // namespace sandpad::widgets
