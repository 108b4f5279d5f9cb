#include "widgets/controls/ButtonKeys.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>
#include <QToolButton>

namespace sandpad::widgets {

namespace {

    bool isArrow(int key)
    {
        return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left
            || key == Qt::Key_Right;
    }

    bool isInScrollArea(const QWidget &widget)
    {
        const QWidget *around = widget.parentWidget();
        while (around && !qobject_cast<const QAbstractScrollArea *>(around))
            around = around->parentWidget();
        return around != nullptr;
    }

    bool isPressed(QAbstractButton &button, const QKeyEvent &event)
    {
        const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
        auto *tool = qobject_cast<QToolButton *>(&button);
        if (!tool || !isEnter || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
            return false;
        if (tool->menu() && tool->popupMode() == QToolButton::InstantPopup)
            tool->showMenu();
        else
            tool->click();
        return true;
    }

} // namespace

ButtonKeys::ButtonKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ButtonKeys::eventFilter(QObject *watched, QEvent *event)
{
    auto *button =
        event->type() == QEvent::KeyPress ? qobject_cast<QAbstractButton *>(watched) : nullptr;
    if (!button)
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (isPressed(*button, key))
        return true;
    const bool isOurs = qobject_cast<QToolButton *>(button) || isInScrollArea(*button);
    if (!isArrow(key.key()) || button->autoExclusive() || button->group() || !isOurs)
        return false;
    event->ignore(); // so it goes to what is around the button
    return true;
}

} // namespace sandpad::widgets
