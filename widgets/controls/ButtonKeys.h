#pragma once

#include <QObject>

namespace sandpad::widgets {

/// What keys do on a button beside Qt's own. Enter presses a tool button, as Space does. Arrow keys
/// scroll the area that a button is in, and do nothing elsewhere; Qt would bring the focus to the
/// next control, and so step by step out of the area, or from the bar into the code. Buttons that
/// exclude each other keep their arrow keys. Child of `parent`; watches all buttons of the program.
class ButtonKeys : public QObject
{
    Q_OBJECT

public:
    explicit ButtonKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sandpad::widgets
