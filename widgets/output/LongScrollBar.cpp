#include "widgets/output/LongScrollBar.h"

#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    /// It counts in pixels until there are more than these.
    constexpr qint64 kMostSteps = 1LL << 30;
    constexpr int kAround = 8; // what is revealed
} // namespace

LongScrollBar::LongScrollBar(QWidget *parent)
    : QScrollBar(Qt::Vertical, parent)
{ }

void LongScrollBar::setExtent(qint64 height, int page, int line)
{
    const qint64 beyond = std::max<qint64>(0, height - page);
    m_pixelsPerStep = static_cast<int>(1 + beyond / kMostSteps);
    setPageStep(std::max(1, page / m_pixelsPerStep));
    setSingleStep(std::max(1, line / m_pixelsPerStep));
    setRange(0, static_cast<int>((beyond + m_pixelsPerStep - 1) / m_pixelsPerStep));
}

qint64 LongScrollBar::offset() const
{
    return static_cast<qint64>(value()) * m_pixelsPerStep;
}

void LongScrollBar::setOffset(qint64 offset)
{
    setValue(static_cast<int>(std::max<qint64>(0, offset) / m_pixelsPerStep));
}

void LongScrollBar::bringIntoSight(qint64 top, int margin)
{
    const qint64 page = pageStep() * static_cast<qint64>(m_pixelsPerStep);
    if (top < offset() + margin / 3 || top + margin > offset() + page)
        setOffset(std::max<qint64>(0, top - page / 3));
}

void LongScrollBar::reveal(qint64 top, qint64 bottom)
{
    const qint64 page = pageStep() * static_cast<qint64>(m_pixelsPerStep);
    if (top < offset())
        setOffset(top - kAround);
    else if (bottom > offset() + page)
        setOffset(std::min(top - kAround, bottom - page + kAround));
}

void LongScrollBar::follow(std::optional<qint64> keptInView)
{
    setValue(maximum());
    if (keptInView && *keptInView < offset())
        setOffset(*keptInView);
}

void LongScrollBar::setMarks(const QList<double> &places, const QColor &color)
{
    QList<Mark> marks;
    for (const double place : places)
        marks.append({ .place = place, .color = color });
    setMarks(marks);
}

void LongScrollBar::setMarks(const QList<Mark> &marks)
{
    m_marks = marks;
    update();
}

void LongScrollBar::paintEvent(QPaintEvent *event)
{
    QScrollBar::paintEvent(event);
    QPainter painter(this);
    int last = -1;
    for (const Mark &mark : m_marks) {
        const int y = static_cast<int>(mark.place * (height() - 2));
        if (y != last)
            painter.fillRect(QRect(width() / 3, y, width() / 2, 2), mark.color);
        last = y;
    }
}

} // namespace sandpad::widgets
