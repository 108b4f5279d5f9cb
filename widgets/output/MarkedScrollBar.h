#pragma once

#include <QColor>
#include <QList>
#include <QScrollBar>

namespace sandpad::widgets {

/// A scroll bar that shows where something stands in what is scrolled.
class MarkedScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    using QScrollBar::QScrollBar;

    /// Places from 0 (top) to 1 (end).
    void setMarks(const QList<double> &places, const QColor &color);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<double> m_places;
    QColor m_color;
};

} // namespace sandpad::widgets
