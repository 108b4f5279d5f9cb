#include "widgets/controls/ComboArrows.h"

#include "widgets/controls/Icons.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QPalette>
#include <QToolButton>

namespace sandpad::widgets {

namespace {
    const char *const kChevron = "chevron"; ///< the style sheet keeps room for it
} // namespace

ComboArrows::ComboArrows(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ComboArrows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return false;
    QWidget *widget = qobject_cast<QComboBox *>(watched);
    if (auto *button = qobject_cast<QToolButton *>(watched);
        button && button->property(kChevron).toBool())
        widget = button;
    if (!widget)
        return false;
    watched->event(event);
    constexpr int kSide = 12;
    constexpr int kFromEnd = 8;
    QPainter painter(widget);
    const bool isMirrored = widget->layoutDirection() == Qt::RightToLeft;
    const int x = isMirrored ? kFromEnd : widget->width() - kFromEnd - kSide;
    const int y = (widget->height() - kSide) / 2;
    const QPalette palette = QGuiApplication::palette();
    paintSymbol(painter, Symbol::Unfolded, QRectF(x, y, kSide, kSide),
                widget->isEnabled() ? palette.color(QPalette::PlaceholderText)
                                    : palette.color(QPalette::Disabled, QPalette::Text));
    return true;
}

void setChevron(QToolButton *button)
{
    button->setProperty(kChevron, true);
}

} // namespace sandpad::widgets
