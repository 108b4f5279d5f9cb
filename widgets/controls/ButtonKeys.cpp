#include "widgets/controls/ScrollingArrows.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>

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

} // namespace

ScrollingArrows::ScrollingArrows(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ScrollingArrows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isArrow(static_cast<QKeyEvent *>(event)->key()))
        return false;
    const auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || button->autoExclusive() || button->group() || !isInScrollArea(*button))
        return false;
    event->ignore(); // so it goes to what is around the button
    return true;
}

} // namespace sandpad::widgets
