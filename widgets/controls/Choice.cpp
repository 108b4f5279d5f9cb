#include "widgets/controls/Choice.h"

namespace sandpad::widgets {

void Choice::setLetters(int count)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(count);
}

} // namespace sandpad::widgets
