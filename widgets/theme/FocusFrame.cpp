#include "widgets/theme/FocusFrame.h"

#include <QFocusEvent>
#include <QPainter>

namespace sandpad::widgets {

namespace {

    constexpr int kRing = 2;

} // namespace

bool isByKey(const QFocusEvent &event)
{
    return event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason
        || event.reason() == Qt::ShortcutFocusReason;
}

void paintFocusRing(QPainter &painter, const QRect &area, const QPalette &palette, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Accent), kRing));
    painter.setBrush(Qt::NoBrush);
    const double half = kRing / 2.0;
    painter.drawRoundedRect(QRectF(area).adjusted(half, half, -half, -half), radius, radius);
}

FocusFrame::FocusFrame(QWidget *watched)
    : QWidget(watched)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    watched->installEventFilter(this);
}

bool FocusFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
    } else if (event->type() == QEvent::FocusIn) {
        setVisible(isByKey(*static_cast<QFocusEvent *>(event)));
        raise();
    } else if (event->type() == QEvent::FocusOut) {
        hide();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFocusRing(painter, rect(), palette());
}

} // namespace sandpad::widgets
