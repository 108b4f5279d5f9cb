#include "widgets/figures/FigureZoom.h"

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr double kMargin = 16;
    /// A small bitmap is not enlarged to the size of the window.
    constexpr double kLargestFit = 8;
    /// The rounding error, in pixels, up to which a figure still fits.
    constexpr double kSlack = 0.5;

    double clampedCentre(double centre, double figure, double half)
    {
        return figure <= 2 * half ? figure / 2 : std::clamp(centre, half, figure - half);
    }

} // namespace

void FigureZoom::setFigure(QSizeF size)
{
    m_figure = size;
    fit();
}

void FigureZoom::setView(QSizeF size)
{
    m_view = size;
    if (m_isFitted)
        fit();
    else
        keepInView();
}

double FigureZoom::fittedZoom() const
{
    if (m_figure.isEmpty() || m_view.isEmpty())
        return 1;
    const double across = (m_view.width() - 2 * kMargin) / m_figure.width();
    const double down = (m_view.height() - 2 * kMargin) / m_figure.height();
    // Even a very thin figure in a very small window stays visible as a line.
    return std::clamp(std::min(across, down), 0.0001, kLargestFit);
}

void FigureZoom::fit()
{
    m_zoom = fittedZoom();
    m_isFitted = true;
    keepInView();
}

void FigureZoom::zoomTo(double zoom, QPointF at)
{
    const QPointF place = toFigure(at);
    m_zoom = std::clamp(zoom, std::min(kSmallest, fittedZoom()), kLargest);
    m_centre = place - (at - middle()) / m_zoom;
    m_isFitted = false;
    keepInView();
}

void FigureZoom::pan(QPointF by)
{
    m_centre -= by / m_zoom;
    keepInView();
}

bool FigureZoom::canPan() const
{
    return m_figure.width() * m_zoom > m_view.width() + kSlack
        || m_figure.height() * m_zoom > m_view.height() + kSlack;
}

QRectF FigureZoom::area() const
{
    const QPointF corner = middle() - m_centre * m_zoom;
    return { QPointF(std::round(corner.x()), std::round(corner.y())), m_figure * m_zoom };
}

QPointF FigureZoom::toFigure(QPointF onView) const
{
    return (onView - area().topLeft()) / m_zoom;
}

void FigureZoom::keepInView()
{
    m_centre.setX(clampedCentre(m_centre.x(), m_figure.width(), m_view.width() / 2 / m_zoom));
    m_centre.setY(clampedCentre(m_centre.y(), m_figure.height(), m_view.height() / 2 / m_zoom));
}

} // namespace sandpad::widgets
