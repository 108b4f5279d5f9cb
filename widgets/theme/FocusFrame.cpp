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
        const auto &focus = *static_cast<QFocusEvent *>(event);
        // A question or a menu that is over leaves the focus as it was.
        const bool isBack =
            focus.reason() == Qt::ActiveWindowFocusReason || focus.reason() == Qt::PopupFocusReason;
        m_isByKey = isBack ? m_isByKey : isByKey(focus);
        setVisible(m_isByKey);
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
