#pragma once

#include <QObject>

namespace sandpad::widgets {

/// Makes arrow keys scroll an area when the focus is on a button in it. Qt would bring the focus
/// to the next control, and so step by step out of the area. Buttons that exclude each other stay
/// as they are. Child of `parent`; watches all buttons of the program.
class ScrollingArrows : public QObject
{
    Q_OBJECT

public:
    explicit ScrollingArrows(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sandpad::widgets
