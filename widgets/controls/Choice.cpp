#include "widgets/controls/Choice.h"

#include "widgets/controls/Icons.h"

#include <QPainter>

namespace sandpad::widgets {

void Choice::setLetters(int count)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(count);
}

void Choice::paintEvent(QPaintEvent *event)
{
    constexpr int kSide = 12;
    constexpr int kFromEnd = 8;
    QComboBox::paintEvent(event);
    QPainter painter(this);
    const int x = layoutDirection() == Qt::RightToLeft ? kFromEnd : width() - kFromEnd - kSide;
    paintSymbol(painter, Symbol::Unfolded, QRectF(x, (height() - kSide) / 2, kSide, kSide),
                palette().color(QPalette::PlaceholderText));
}

} // namespace sandpad::widgets
