#include "widgets/review/CardHolder.h"

namespace sandpad::widgets {

CardHolder::CardHolder(Card *card, QWidget *parent)
    : QWidget(parent)
    , m_card(card)
{
    m_card->setParent(this);
    m_card->show();
}

int CardHolder::heightForWidth(int width) const
{
    return m_card->heightFor(width);
}

void CardHolder::resizeEvent(QResizeEvent *)
{
    m_card->setGeometry(rect());
}

} // namespace sandpad::widgets
