#pragma once

#include "widgets/cards/Card.h"
#include "widgets/markup/HtmlTable.h"
#include "widgets/output/OutputGeometry.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace sandpad::widgets {

/// The cards of an output, one for each item that is more than text. They are children of the
/// viewport; the deck makes, places and deletes them. Borrows the document.
class CardDeck : public QObject
{
    Q_OBJECT

public:
    CardDeck(const OutputDocument &document, QWidget *viewport);

    void clear();
    /// Makes the cards of new items; `source` is the program's text by lines.
    void makeMissing(const QStringList &source, const Theme &theme);
    /// Gives an item's card what has come to the item's data.
    void renew(std::size_t item);
    /// Removes the card of an item that is gone.
    void remove(std::size_t item);
    void setTheme(const Theme &theme) const;
    /// The height of an item's card at this width; 0 for an item without a card.
    [[nodiscard]] int heightOf(std::size_t item, int width) const;
    /// Puts those near the screen where they belong, and hides the others, but for those that have
    /// the focus or are next to it: Tab leads only to what is shown. True: some are shown anew.
    bool place(const OutputGeometry &geometry, qint64 offset, int width);

    /// What Tab can lead to in the cards that are shown, in order.
    [[nodiscard]] QList<QWidget *> shownControls() const;
    /// What Tab can lead to in this item's card.
    [[nodiscard]] QList<QWidget *> controlsOf(std::size_t item) const;
    /// The nearest item that has such controls, from this one on, forwards (1) or backwards (-1).
    [[nodiscard]] std::optional<std::size_t> withControls(std::size_t from, int by) const;
    /// The item to whose card a widget belongs.
    [[nodiscard]] std::optional<std::size_t> itemWith(const QWidget *part) const;

    /// Shows the cards between two places as selected; none when the places are equal.
    void showSelection(OutputPosition from, OutputPosition to);

    /// Marks the hits of a search through the whole output, which are in order. The current one is
    /// marked more strongly; -1: none.
    void showHits(const QList<OutputHit> &hits, qsizetype current);
    /// The card of an item; null for text, and while the card is not made yet.
    [[nodiscard]] Card *cardOf(std::size_t item) const
    {
        return item < m_cards.size() ? m_cards[item] : nullptr;
    }

    [[nodiscard]] QList<Card *> cards() const;

signals:
    void heightChanged();
    void searchedLinesChanged();
    /// The card of this item requests something.
    void placeWanted(std::size_t item, int top, int bottom);
    void requested(std::size_t item, const sandpad::widgets::OutputRequest &request);

private:
    void connectCard(Card *card);
    [[nodiscard]] std::size_t itemOf(const Card *card) const;
    /// The item that has the focus, and those with controls before and behind it.
    [[nodiscard]] QList<std::size_t> aroundFocus() const;

    const OutputDocument &m_document;
    QWidget *m_viewport;
    std::vector<Card *> m_cards; ///< one for each item; null for text
    TableRoom m_tableRoom;
};

} // namespace sandpad::widgets
