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

/// A figure on white that can be zoomed and moved, by mouse here and by key through the slots. A
/// drawing is drawn anew for its zoom, in a thread of the pool, up to a cap; beyond, and until it
/// is there, the one before is scaled. Of enlarged bitmaps one sees the pixels.
class FigureCanvas : public QWidget
{
    Q_OBJECT

public:
    /// What is at a place of the figure.
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
    /// Why it is not shown, as a part of a sentence; mostly empty.
    [[nodiscard]] const QString &refusal() const { return m_refusal; }
    /// In CSS pixels; empty until isShown().
    [[nodiscard]] QSizeF figureSize() const;
    /// How many pixels wide what is painted was drawn.
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
    /// The figure has come, or its refusal.
    void loaded();
    void zoomChanged();
    /// The mouse is there, or no longer over the canvas.
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
