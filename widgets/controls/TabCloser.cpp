#include "widgets/controls/TabCloser.h"

#include <QCursor>
#include <QGuiApplication>
#include <QPainter>

namespace sandpad::widgets {

namespace {
    constexpr int kBox = 16;
    constexpr int kLower = 4; ///< titles stand in the middle of what a tab has below its margin
    constexpr int kMarkWidth = 14;
    constexpr int kMarkToCross = 8;
    constexpr int kCross = 14;
    constexpr double kBoxRadius = 4;
} // namespace

TabCloser::TabCloser(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("closeTab"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    // The mark has its room from the start: tabs must not move when a run ends.
    setFixedSize(kMarkWidth + kMarkToCross + kBox, kBox + kLower);
}

void TabCloser::setMark(const std::optional<Mark> &mark)
{
    m_mark = mark;
    update();
}

void TabCloser::setSymbol(Symbol symbol)
{
    m_symbol = symbol;
    update();
}

QRect TabCloser::box() const
{
    return { width() - kBox, height() - kBox, kBox, kBox };
}

bool TabCloser::hitButton(const QPoint &place) const
{
    return box().contains(place);
}

void TabCloser::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_mark)
        paintSymbol(painter, m_mark->symbol,
                    QRectF(0, box().center().y() + 0.5 - kMarkWidth / 2.0, kMarkWidth, kMarkWidth),
                    m_mark->color);
    const bool isOver = underMouse() && box().contains(mapFromGlobal(QCursor::pos()));
    const QPalette palette = QGuiApplication::palette();
    if (isOver || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Mid));
        painter.drawRoundedRect(box(), kBoxRadius, kBoxRadius);
    }
    const double margin = (kBox - kCross) / 2.0;
    paintSymbol(painter, m_symbol, QRectF(box()).adjusted(margin, margin, -margin, -margin),
                palette.color(isOver ? QPalette::Text : QPalette::PlaceholderText));
}

} // namespace sandpad::widgets
