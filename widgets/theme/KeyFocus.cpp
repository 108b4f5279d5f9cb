#include "widgets/theme/KeyFocus.h"

#include "widgets/theme/FocusFrame.h"

#include <QApplication>
#include <QFocusEvent>

namespace sandpad::widgets {

KeyFocus::KeyFocus(QWidget *area)
    : m_area(area)
{
    // QApplication::focusChanged() does not tell whether it was a key.
    qApp->installEventFilter(this);
}

bool KeyFocus::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && isByKey(*static_cast<QFocusEvent *>(event))) {
        auto *focused = qobject_cast<QWidget *>(watched);
        if (focused && m_area->isAncestorOf(focused))
            emit moved(focused);
    }
    return false;
}

} // namespace sandpad::widgets
