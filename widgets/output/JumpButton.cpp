#include "widgets/output/JumpButton.h"

#include "widgets/output/OutputGeometry.h"

namespace sandpad::widgets {

JumpButton::JumpButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("jump"));
    setText(tr("↓ Jump to end"));
    setToolTip(tr("Show the end of the output and follow it (End)"));
    setCursor(Qt::ArrowCursor);
    hide();
}

void JumpButton::place(QSize area, bool isAtEnd)
{
    setVisible(!isAtEnd);
    const QSize size = sizeHint();
    // The button is in the middle, because cards have buttons at the right edge.
    setGeometry((area.width() - size.width()) / 2,
                area.height() - size.height() - OutputGeometry::kTop, size.width(), size.height());
    raise();
}

} // namespace sandpad::widgets
