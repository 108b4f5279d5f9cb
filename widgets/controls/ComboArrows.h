#pragma once

#include <QObject>

namespace sandpad::widgets {

/// Draws the arrow of each box to choose from, which a style sheet cannot draw; also in dialogs of
/// Qt's own. Child of `parent`; watches all boxes of the program.
class ComboArrows : public QObject
{
    Q_OBJECT

public:
    explicit ComboArrows(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sandpad::widgets
