#pragma once

#include "widgets/cards/CardHits.h"
#include "widgets/markup/TreeNode.h"

#include <QAbstractItemModel>

namespace sandpad::widgets {

/// A tree of values for Qt's views: one column, "label: text". Owns the tree, which never changes.
class TreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// The most characters of a label and of a text that a row shows.
    static constexpr qsizetype kShownText = 300;

    TreeModel(TreeNode root, QObject *parent);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    [[nodiscard]] const TreeNode &node(const QModelIndex &index) const;

    /// "label: text".
    [[nodiscard]] static QString wholeText(const TreeNode &node);
    /// The way from the root to a row as an expression: "users[0].name". A label that is no name of
    /// a language stands in brackets, quoted where it is no number; so does a key of JSON, which
    /// all languages read like that. Empty at the root.
    [[nodiscard]] QString pathOf(const QModelIndex &index) const;
    /// Does the row show less than its whole text?
    [[nodiscard]] bool isCut(const QModelIndex &index) const;

    /// The whole text of each node, in the order of the rows when all are open.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QModelIndex indexOfLine(qsizetype line) const;
    [[nodiscard]] qsizetype lineOf(const QModelIndex &index) const;
    /// Tints the rows of the lines with hits.
    void setHits(const CardHits &hits, const Theme &theme);

private:
    /// Where each node's parent is; the nodes themselves stay plain.
    struct Place
    {
        const TreeNode *parent = nullptr;
        int row = 0;
        qsizetype line = 0;
    };
    void remember(const TreeNode &node);

    TreeNode m_top; ///< its only child is the root that is shown
    QHash<const TreeNode *, Place> m_places;
    QList<const TreeNode *> m_lines;
    CardHits m_hits;
    Theme m_theme;
};

} // namespace sandpad::widgets
