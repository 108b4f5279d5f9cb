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

    /// The lines of all labels, links and code in the card, in the order in which they were made.
    /// `folded` may be hidden or null; of its lines only those are added that are not there
    /// already.
    [[nodiscard]] QStringList takeLines(QLabel *folded);

    /// The widget that holds a hit; null when it is gone.
    [[nodiscard]] QWidget *widgetOf(const CardHit &hit) const;
    /// Selects the current hit in its label, and clears the selection of the hit before.
    void select(const CardHits &hits);
    /// Tints the card behind widgets with hits.
    void paint(QPainter &painter, const CardHits &hits, const Theme &theme) const;
    /// How far a hit is below the card's top, in pixels. An estimate in a label of many lines.
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
