#pragma once

#include <QObject>

namespace sandpad::widgets {

/// Keeps letters that are typed with Alt out of one-line fields of the whole application. Qt writes
/// them where they are no shortcut, and nobody who presses Alt and a letter means to write it.
class AltLetters : public QObject
{
    Q_OBJECT

public:
    explicit AltLetters(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sandpad::widgets
