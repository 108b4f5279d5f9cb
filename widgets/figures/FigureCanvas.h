#pragma once

#include "widgets/figures/Figure.h"
#include "widgets/figures/FigureZoom.h"
#include "widgets/theme/Theme.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace sandpad::widgets {

class FigureImage;

/// A figure on white that can be zoomed and moved, with the mouse here and with keys through the
/// slots. A drawing is drawn again for each zoom, in a thread of the pool, up to a cap. Beyond the
/// cap, and until the new drawing is ready, the last one is scaled. Enlarged bitmaps show their
/// pixels.
class FigureCanvas : public QWidget
{
    Q_OBJECT

public:
    /// The colour at a place of the figure.
    struct Readout
    {
        QPointF place; ///< CSS pixels from the figure's corner
        QColor color; ///< with alpha
    };

    explicit FigureCanvas(QWidget *parent);
    ~FigureCanvas() override;

    /// Shows another figure, fitted.
    void setFigure(const Figure &figure);
    void setTheme(const Theme &theme);

    [[nodiscard]] bool isShown() const { return !m_picture.isNull(); }
    /// Why the figure is not shown, as a part of a sentence; usually empty.
    [[nodiscard]] const QString &refusal() const { return m_refusal; }
    /// In CSS pixels; empty until isShown().
    [[nodiscard]] QSizeF figureSize() const;
    /// The width in pixels of the picture that is painted.
    [[nodiscard]] int drawnWidth() const { return m_picture.width(); }
    [[nodiscard]] const FigureZoom &zoom() const { return m_zoom; }
    [[nodiscard]] const FigureImage *image() const { return m_image.get(); }
    /// None outside of the figure.
    [[nodiscard]] std::optional<Readout> readout(QPointF onCanvas) const;

public slots:
    void zoomIn();
    void zoomOut();
    void fit();
    /// One pixel for each of the figure's CSS pixels.
    void showNatural();
    /// Moves the figure, in pixels of the canvas.
    void pan(QPointF by);

signals:
    /// The figure, or its refusal, has arrived.
    void loaded();
    void zoomChanged();
    /// The pointer is at this place, or has left the canvas.
    void pointedAt(QPointF onCanvas);
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void onRendered(const QImage &image);
    void onRefused(const QString &reason);
    void requestSharp();
    void zoomBy(double factor, QPointF at);
    void onZoomed();
    void paintFigure(QPainter &painter) const;
    void updateCursor();

    Theme m_theme;
    std::unique_ptr<FigureImage> m_image;
    QImage m_picture;
    QString m_refusal;
    FigureZoom m_zoom;
    QTimer m_sharpTimer;
    int m_requestedWidth = 0;
    std::optional<QPointF> m_draggedFrom;
};

} // namespace sandpad::widgets
