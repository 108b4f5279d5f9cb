#pragma once

#include "runner/history/KeptRun.h"
#include "widgets/theme/Theme.h"

#include <QRegularExpression>
#include <QStyledItemDelegate>

namespace sandpad::app {

/// Paints the rows of a HistoryModel: how the run ended, its title and time; below them its
/// language, what it ended with, how its output begins, and how long it took.
class HistoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const widgets::Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHead(QPainter &painter, const QRect &place, const QString &day) const;
    /// Marks in the left text what the pattern finds.
    void paintLine(QPainter &painter, const QRect &place, const QString &left, const QString &right,
                   const QRegularExpression &hits = {}) const;

    /// How the output begins, where there is room for it.
    void paintOutput(QPainter &painter, const QRect &place, const runner::KeptRunHead &head) const;

    widgets::Theme m_theme = widgets::Theme::light();
};

} // namespace sandpad::app
