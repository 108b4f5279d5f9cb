#include "widgets/controls/AltLetters.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace sandpad::widgets {

AltLetters::AltLetters(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool AltLetters::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !qobject_cast<QLineEdit *>(watched))
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    return (key.modifiers() & ~Qt::ShiftModifier) == Qt::AltModifier && !key.text().isEmpty()
        && key.text().front().isPrint();
}

} // namespace sandpad::widgets
