#pragma once

#include "widgets/output/Card.h"
#include "widgets/output/TreeNode.h"

class QTreeView;

namespace sandpad::widgets {

class TreeModel;

/// A value that can be looked into: JSON, or an object of JavaScript. Grows with what is opened, up
/// to a height from which on it scrolls.
class TreeCard : public Card
{
    Q_OBJECT

public:
    /// `text` is the whole value as text, for copying.
    TreeCard(TreeNode root, QString text, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QTreeView &view() const { return *m_view; }

public slots:
    void copyAll() const;
    /// The chosen value alone.
    void copyChosen() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int visibleRows() const;

    QString m_text;
    TreeModel *m_model;
    QTreeView *m_view;
    QToolButton *m_copy;
    QToolButton *m_expand;
};

} // namespace sandpad::widgets
