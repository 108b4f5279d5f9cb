#pragma once

#include <QToolButton>

namespace sandpad::widgets {

/// A button that scrolls to the end of the output. It floats over the lower right corner while the
/// end is not on the screen.
class JumpButton : public QToolButton
{
    Q_OBJECT

public:
    explicit JumpButton(QWidget *parent);

    /// Puts it into the corner of an area of its parent, or hides it.
    void place(QSize area, bool isAtEnd);
};

} // namespace sandpad::widgets
