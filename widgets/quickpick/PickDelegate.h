#pragma once

#include "widgets/theme/Theme.h"

#include <QStyledItemDelegate>

namespace sandpad::widgets {

struct PickItem;

/// Paints the rows of a PickModel: dot, text with the found letters in colour, detail, keys.
class PickDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHeading(QPainter &painter, const QRect &place, const QString &text) const;
    /// Returns the place that is left of them.
    [[nodiscard]] QRect paintKeys(QPainter &painter, const QRect &place,
                                  const PickItem &item) const;
    void paintText(QPainter &painter, QRect place, const PickItem &item,
                   const QModelIndex &index) const;

    Theme m_theme = Theme::light();
};

} // namespace sandpad::widgets
