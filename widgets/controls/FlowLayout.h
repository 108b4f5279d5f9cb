#pragma once

#include <QLayout>
#include <QList>

namespace sandpad::widgets {

/// Places widgets from left to right, and in further rows when they do not fit. Widgets behind the
/// gap are at the right edge as long as all fit into one row.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent, int spacing = 8);
    ~FlowLayout() override;

    /// Widgets that are added from now on are on the right.
    void addGap() { m_gap = m_items.size(); }
    /// When not all fit into one row, this widget comes last. Borrows the widget, which is in the
    /// layout.
    void setYielding(const QWidget *widget) { m_yielding = widget; }

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

private:
    int arrange(const QRect &area, bool moves) const;
    [[nodiscard]] int widthOfAll() const;
    [[nodiscard]] QList<QLayoutItem *> inOrder(bool fits) const;

    QList<QLayoutItem *> m_items;
    qsizetype m_gap = -1;
    const QWidget *m_yielding = nullptr; ///< null: none
};

} // namespace sandpad::widgets
