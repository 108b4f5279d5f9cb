#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace sandpad::widgets {

/// The place and size of a figure in a view. Arithmetic only; uses no widget. The figure is in the
/// middle where it is smaller than the view, and covers the view where it is larger.
class FigureZoom
{
public:
    static constexpr double kSmallest = 0.05;
    static constexpr double kLargest = 64;

    /// A figure of this size, fitted.
    void setFigure(QSizeF size);
    /// Sets the size of the view. A fitted figure stays fitted.
    void setView(QSizeF size);

    void fit();
    /// Zooms. The place of the figure at this point of the view does not move.
    void zoomTo(double zoom, QPointF at);
    /// Moves the figure, in pixels of the view.
    void pan(QPointF by);

    /// How many pixels of the view one pixel of the figure has.
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] bool isFitted() const { return m_isFitted; }
    /// Is a part of the figure outside of the view?
    [[nodiscard]] bool canPan() const;
    /// The figure in the view; its corner on a whole pixel.
    [[nodiscard]] QRectF area() const;
    /// The middle of the view.
    [[nodiscard]] QPointF middle() const { return { m_view.width() / 2, m_view.height() / 2 }; }
    [[nodiscard]] QPointF toFigure(QPointF onView) const;

private:
    [[nodiscard]] double fittedZoom() const;
    void keepInView();

    QSizeF m_figure;
    QSizeF m_view;
    QPointF m_centre; ///< of the figure, in the middle of the view
    double m_zoom = 1;
    bool m_isFitted = true;
};

} // namespace sandpad::widgets
