#include "widgets/controls/ComboArrows.h"

#include "widgets/controls/Icons.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>

namespace sandpad::widgets {

ComboArrows::ComboArrows(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ComboArrows::eventFilter(QObject *watched, QEvent *event)
{
    auto *box = event->type() == QEvent::Paint ? qobject_cast<QComboBox *>(watched) : nullptr;
    if (!box)
        return false;
    watched->event(event);
    constexpr int kSide = 12;
    constexpr int kFromEnd = 8;
    QPainter painter(box);
    const bool isMirrored = box->layoutDirection() == Qt::RightToLeft;
    const int x = isMirrored ? kFromEnd : box->width() - kFromEnd - kSide;
    paintSymbol(painter, Symbol::Unfolded, QRectF(x, (box->height() - kSide) / 2, kSide, kSide),
                box->palette().color(QPalette::PlaceholderText));
    return true;
}

} // namespace sandpad::widgets
