#pragma once

#include "widgets/cards/Card.h"

namespace sandpad::widgets {

/// Puts a card of the output into a Qt layout, which asks for heights in another way than cards
/// report them.
class CardHolder : public QWidget
{
    Q_OBJECT

public:
    /// The card becomes its child.
    CardHolder(Card *card, QWidget *parent);

    [[nodiscard]] Card &card() const { return *m_card; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Card *m_card;
};

} // namespace sandpad::widgets
