#include "widgets/figures/FigureCanvas.h"

#include "widgets/figures/FigureImage.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <chrono>
#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr double kStep = 1.25;
    constexpr double kWheelNotch = 120; // eighths of a degree
    /// The most pixels of a drawing: 64 MiB. That is sharp at 400 % even on a large screen.
    constexpr double kMostDrawnPixels = 16'000'000;
    /// From here on the pixels of a bitmap are shown as squares.
    constexpr double kPixelZoom = 2;
    /// The delay after the last turn of the wheel: earlier drawings would soon be out of date.
    constexpr std::chrono::milliseconds kSettled { 80 };

} // namespace

FigureCanvas::FigureCanvas(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Figure"));
    m_sharpTimer.setSingleShot(true);
    m_sharpTimer.setInterval(kSettled);
    connect(&m_sharpTimer, &QTimer::timeout, this, &FigureCanvas::requestSharp);
}

FigureCanvas::~FigureCanvas() = default;

void FigureCanvas::setFigure(const Figure &figure)
{
    m_picture = {};
    m_refusal.clear();
    m_requestedWidth = 0;
    m_draggedFrom.reset();
    setAccessibleName(figure.title());
    m_image = std::make_unique<FigureImage>(figure, nullptr);
    connect(m_image.get(), &FigureImage::rendered, this, &FigureCanvas::onRendered);
    connect(m_image.get(), &FigureImage::refused, this, &FigureCanvas::onRefused);
    connect(m_image.get(), &FigureImage::frameShown, this, [this](const QImage &frame) {
        m_picture = frame;
        update();
    });
    m_zoom.setFigure({});
    m_image->request(0);
    onZoomed();
}

void FigureCanvas::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSizeF FigureCanvas::figureSize() const
{
    return isShown() ? m_image->naturalSize() : QSizeF();
}

void FigureCanvas::onRendered(const QImage &image)
{
    const bool isFirst = m_picture.isNull();
    m_picture = image;
    update();
    if (!isFirst)
        return;
    m_zoom.setFigure(m_image->naturalSize());
    onZoomed();
    emit loaded();
}

void FigureCanvas::onRefused(const QString &reason)
{
    // When a drawing was drawn before, that picture stays.
    if (isShown())
        return;
    m_refusal = reason;
    update();
    emit loaded();
}

void FigureCanvas::requestSharp()
{
    const QSizeF natural = figureSize();
    if (natural.isEmpty() || !m_image->isVector())
        return;
    const double wanted = std::ceil(natural.width() * m_zoom.zoom() * devicePixelRatioF());
    const double most = std::sqrt(kMostDrawnPixels * natural.width() / natural.height());
    const int width = std::max(1, static_cast<int>(std::min(wanted, most)));
    if (width == std::exchange(m_requestedWidth, width))
        return;
    m_image->request(width);
}

std::optional<FigureCanvas::Readout> FigureCanvas::readout(QPointF onCanvas) const
{
    const QSizeF natural = figureSize();
    const QPointF place = m_zoom.toFigure(onCanvas);
    if (natural.isEmpty() || place.x() < 0 || place.y() < 0 || place.x() >= natural.width()
        || place.y() >= natural.height())
        return {};
    const double scaleX = m_picture.width() / natural.width();
    const double scaleY = m_picture.height() / natural.height();
    const QPoint pixel(std::min(static_cast<int>(place.x() * scaleX), m_picture.width() - 1),
                       std::min(static_cast<int>(place.y() * scaleY), m_picture.height() - 1));
    return Readout { .place = place, .color = m_picture.pixelColor(pixel) };
}

void FigureCanvas::onZoomed()
{
    m_sharpTimer.start();
    updateCursor();
    update();
    emit zoomChanged();
}

void FigureCanvas::zoomBy(double factor, QPointF at)
{
    if (!isShown())
        return;
    m_zoom.zoomTo(m_zoom.zoom() * factor, at);
    onZoomed();
}

void FigureCanvas::zoomIn()
{
    zoomBy(kStep, m_zoom.middle());
}

void FigureCanvas::zoomOut()
{
    zoomBy(1 / kStep, m_zoom.middle());
}

void FigureCanvas::fit()
{
    m_zoom.fit();
    onZoomed();
}

void FigureCanvas::showNatural()
{
    zoomBy(1 / m_zoom.zoom(), m_zoom.middle());
}

void FigureCanvas::pan(QPointF by)
{
    m_zoom.pan(by);
    update();
}

void FigureCanvas::updateCursor()
{
    if (m_draggedFrom)
        setCursor(Qt::ClosedHandCursor);
    else if (m_zoom.canPan())
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void FigureCanvas::resizeEvent(QResizeEvent *)
{
    m_zoom.setView(size());
    onZoomed();
}

void FigureCanvas::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / kWheelNotch;
    zoomBy(std::pow(kStep, notches), event->position());
    event->accept();
}

void FigureCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_draggedFrom = event->position();
    updateCursor();
}

void FigureCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_draggedFrom) {
        const QPointF by = event->position() - *m_draggedFrom;
        m_draggedFrom = event->position();
        pan(by);
    }
    emit pointedAt(event->position());
}

void FigureCanvas::mouseReleaseEvent(QMouseEvent *)
{
    m_draggedFrom.reset();
    updateCursor();
}

void FigureCanvas::leaveEvent(QEvent *)
{
    emit left();
}

void FigureCanvas::paintFigure(QPainter &painter) const
{
    const QRectF area = m_zoom.area();
    // Only the visible part is drawn: a whole figure at 6400 % would have millions of pixels.
    const QRectF seen = area & QRectF(rect());
    const double scaleX = m_picture.width() / area.width();
    const double scaleY = m_picture.height() / area.height();
    const QRectF source((seen.x() - area.x()) * scaleX, (seen.y() - area.y()) * scaleY,
                        seen.width() * scaleX, seen.height() * scaleY);
    painter.setRenderHint(QPainter::SmoothPixmapTransform,
                          m_image->isVector() || m_zoom.zoom() < kPixelZoom);
    // Figures are made for paper, see FigureCard.
    painter.fillRect(seen, Qt::white);
    painter.drawImage(seen, m_picture, source);
    painter.setPen(m_theme.hairline);
    painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void FigureCanvas::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_theme.window);
    if (isShown()) {
        paintFigure(painter);
        m_image->onPainted();
        return;
    }
    painter.setFont(m_theme.uiFont);
    painter.setPen(m_theme.mutedText);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     m_refusal.isEmpty() ? tr("Drawing the figure…")
                                         : tr("The figure is not shown: %1.").arg(m_refusal));
}

} // namespace sandpad::widgets
