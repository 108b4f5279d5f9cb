#pragma once

#include <QObject>

class QToolButton;

namespace sandpad::widgets {

/// Draws the arrow of each box to choose from, which a style sheet cannot draw; also in dialogs of
/// Qt's own, and on buttons that setChevron() was called for. Child of `parent`; watches all boxes
/// and buttons of the program.
class ComboArrows : public QObject
{
    Q_OBJECT

public:
    explicit ComboArrows(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// The button opens something below it, and says so by an arrow at its end.
void setChevron(QToolButton *button);

} // namespace sandpad::widgets
