#pragma once

#include "widgets/cards/CardHits.h"

#include <QLabel>
#include <QPointer>
#include <QStringList>

class QPainter;

namespace sandpad::widgets {

/// Finds text in a card that is made of labels, links and lines of code. Borrows the card.
class LabelSearch
{
public:
    explicit LabelSearch(QWidget &card)
        : m_card(card)
    { }

    /// The lines of what the card shows, in the order in which it was made; and of `folded`, which
    /// may be hidden or null, those that do not stand before it already.
    [[nodiscard]] QStringList takeLines(QLabel *folded);

    /// The one that a hit is in; null when it is gone.
    [[nodiscard]] QWidget *widgetOf(const CardHit &hit) const;
    /// Selects the current hit in its label, and takes the last one's selection back.
    void select(const CardHits &hits);
    /// Tints the card behind widgets with hits.
    void paint(QPainter &painter, const CardHits &hits, const Theme &theme) const;
    /// How far a hit is below the card's top, in pixels; about so in a label of many lines.
    [[nodiscard]] int topOf(const CardHit &hit) const;

private:
    struct Line
    {
        QPointer<QWidget> widget;
        qsizetype start = 0; ///< of the line in the widget's text
    };

    QWidget &m_card;
    QList<Line> m_lines;
    QPointer<QLabel> m_selected;
};

} // namespace sandpad::widgets
