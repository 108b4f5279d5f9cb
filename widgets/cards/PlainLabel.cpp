#include "widgets/cards/PlainLabel.h"

#include "widgets/text/CharacterWidth.h"

namespace sandpad::widgets {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    constexpr qsizetype kLongestText = 20'000;
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(withFewMarks(text.left(kLongestText)));
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace sandpad::widgets
