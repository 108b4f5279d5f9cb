#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/cards/Card.h"
#include "widgets/markup/TreeNode.h"

class QModelIndex;
class QTreeView;

namespace sandpad::widgets {

class TreeDetail;
class TreeModel;

/// A tree of a value: JSON, or an object of a program. The card grows with the opened rows up to a
/// certain height, and scrolls beyond that. The text of a chosen row is shown below the tree when
/// it does not fit into the row.
class TreeCard : public Card
{
    Q_OBJECT

public:
    /// `root` is the tree of `value`, whose text is made when it is copied, because it may be long.
    TreeCard(TreeNode root, runner::MimeBundle value, QWidget *parent);

    /// What the value is called in the program; paths to its parts begin with it. Usually nothing.
    void setExpression(const QString &expression) { m_expression = expression; }

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override;
    void openHit() override;
    [[nodiscard]] int seekHit() override;
    bool focusHit() override;
    [[nodiscard]] QTreeView &view() const { return *m_view; }

public slots:
    void copyAll() const;
    /// The chosen value alone.
    void copyChosen() const;
    /// How one comes to the chosen value. See TreeModel::pathOf.
    void copyPath();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void onHits() override;

private:
    /// The chosen row is paler while the keys are elsewhere.
    void showFocus();
    void addActions();
    void openOrCloseAll();
    /// Shows the whole text of a row that has no room for it.
    void showChosen();
    /// Marks the hits in that text, too.
    void markDetail();
    [[nodiscard]] int visibleRows() const;
    [[nodiscard]] int treeHeight() const;
    [[nodiscard]] int detailHeight(int width) const;

    QString m_expression;
    runner::MimeBundle m_value;
    TreeModel *m_model;
    QTreeView *m_view;
    TreeDetail *m_detail;
    QToolButton *m_expand;
    QToolButton *m_copy;
    bool m_isAllOpen = false;
};

} // namespace sandpad::widgets
