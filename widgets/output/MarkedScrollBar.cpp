#include "widgets/output/MarkedScrollBar.h"

#include <QPainter>

namespace sandpad::widgets {

void MarkedScrollBar::setMarks(const QList<double> &places, const QColor &color)
{
    m_places = places;
    m_color = color;
    update();
}

void MarkedScrollBar::paintEvent(QPaintEvent *event)
{
    QScrollBar::paintEvent(event);
    QPainter painter(this);
    int last = -1;
    for (const double place : m_places) {
        const int y = static_cast<int>(place * (height() - 2));
        if (y != last)
            painter.fillRect(QRect(width() / 3, y, width() / 2, 2), m_color);
        last = y;
    }
}

} // namespace sandpad::widgets
