#include "widgets/output/CardDeck.h"

#include "widgets/output/ItemCard.h"

#include <QAbstractButton>
#include <QApplication>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    /// Far from any screen, in pixels.
    constexpr qint64 kFar = 1 << 20;
} // namespace

CardDeck::CardDeck(const OutputDocument &document, QWidget *viewport)
    : QObject(viewport)
    , m_document(document)
    , m_viewport(viewport)
{ }

void CardDeck::clear()
{
    for (const Card *card : m_cards)
        delete card;
    m_cards.clear();
    m_tableRoom = {};
}

void CardDeck::makeMissing(const QStringList &source, const Theme &theme)
{
    for (std::size_t i = m_cards.size(); i < m_document.items().size(); ++i) {
        Card *card = makeCard(m_document.items()[i], source, m_viewport, m_tableRoom);
        if (card) {
            card->setTheme(theme);
            card->setCursor(Qt::ArrowCursor);
            // Who clicks a button goes on typing where they were.
            for (QAbstractButton *button : card->findChildren<QAbstractButton *>()) {
                if (button->focusPolicy() != Qt::NoFocus)
                    button->setFocusPolicy(Qt::TabFocus);
            }
            connectCard(card);
        }
        m_cards.push_back(card);
    }
}

void CardDeck::renew(std::size_t item)
{
    if (item >= m_cards.size() || !m_cards[item])
        return;
    if (const auto *display = std::get_if<runner::Display>(&m_document.items()[item].rich))
        m_cards[item]->setData(display->data);
}

void CardDeck::connectCard(Card *card)
{
    connect(card, &Card::heightChanged, this, &CardDeck::heightChanged);
    connect(card, &Card::searchedLinesChanged, this, &CardDeck::searchedLinesChanged);
    connect(card, &Card::placeWanted, this,
            [this, card](int top, int bottom) { emit placeWanted(itemOf(card), top, bottom); });
    // The card's item is looked up at each request: its number changes when an item before it goes.
    connect(card, &Card::requested, this,
            [this, card](const OutputRequest &request) { emit requested(itemOf(card), request); });
}

std::size_t CardDeck::itemOf(const Card *card) const
{
    return static_cast<std::size_t>(std::ranges::find(m_cards, card) - m_cards.begin());
}

void CardDeck::remove(std::size_t item)
{
    Card *card = m_cards.at(item);
    m_cards.erase(m_cards.begin() + static_cast<std::ptrdiff_t>(item));
    if (!card)
        return;
    card->hide();
    card->deleteLater(); // the request may come from this card
}

void CardDeck::setTheme(const Theme &theme) const
{
    for (Card *card : cards())
        card->setTheme(theme);
}

int CardDeck::heightOf(std::size_t item, int width) const
{
    return m_cards[item] ? m_cards[item]->heightFor(width) : 0;
}

bool CardDeck::place(const OutputGeometry &geometry, qint64 offset, int width)
{
    // Cards near the screen are made before they are visible.
    const qint64 margin = m_viewport->height();
    const QList<std::size_t> focused = aroundFocus();
    bool isNew = false;
    // Some items may be newer than the layout.
    const std::size_t count = std::min(m_cards.size(), geometry.extents().size());
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_cards[i])
            continue;
        const auto [top, height] = geometry.extents()[i];
        const qint64 y = top - offset;
        const bool isNear = y + height > -margin && y < m_viewport->height() + margin;
        const bool isShown = isNear || focused.contains(i);
        if (isShown)
            m_cards[i]->setGeometry(OutputGeometry::kSide,
                                    static_cast<int>(std::clamp<qint64>(y, -kFar, kFar)), width,
                                    static_cast<int>(height) - OutputGeometry::kGap);
        isNew = isNew || (isShown && m_cards[i]->isHidden());
        m_cards[i]->setVisible(isShown);
    }
    return isNew;
}

QList<std::size_t> CardDeck::aroundFocus() const
{
    const auto focused = itemWith(QApplication::focusWidget());
    if (!focused)
        return {};
    QList<std::size_t> items { *focused };
    for (const auto &beside : { withControls(*focused - 1, -1), withControls(*focused + 1, 1) }) {
        if (beside)
            items.append(*beside);
    }
    return items;
}

std::optional<std::size_t> CardDeck::itemWith(const QWidget *part) const
{
    while (part && part->parentWidget() != m_viewport)
        part = part->parentWidget();
    const auto found = std::ranges::find(m_cards, part);
    if (!part || found == m_cards.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_cards.begin());
}

std::optional<std::size_t> CardDeck::withControls(std::size_t from, int by) const
{
    // Below the first item the number wraps round, which is behind the last one, too.
    for (std::size_t i = from; i < m_cards.size(); i += static_cast<std::size_t>(by)) {
        if (!controlsOf(i).isEmpty())
            return i;
    }
    return std::nullopt;
}

QList<QWidget *> CardDeck::controlsOf(std::size_t item) const
{
    Card *card = cardOf(item);
    if (!card)
        return {};
    QList<QWidget *> controls;
    for (QWidget *part : QList<QWidget *> { card } + card->findChildren<QWidget *>()) {
        if ((part->focusPolicy() & Qt::TabFocus) && part->isEnabled() && part->isVisibleTo(card))
            controls.append(part);
    }
    return controls;
}

QList<QWidget *> CardDeck::shownControls() const
{
    QList<QWidget *> controls;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i] && !m_cards[i]->isHidden())
            controls += controlsOf(i);
    }
    return controls;
}

void CardDeck::showSelection(OutputPosition from, OutputPosition to)
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i])
            m_cards[i]->setSelected(from != to && i >= from.item && i <= to.item);
    }
}

void CardDeck::showHits(const QList<OutputHit> &hits, qsizetype current)
{
    qsizetype at = 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        CardHits found;
        for (; at < hits.size() && hits[at].start.item <= i; ++at) {
            if (!m_cards[i] || hits[at].start.item < i)
                continue;
            if (at == current)
                found.currentIndex = found.all.size();
            found.all.append({ .line = hits[at].start.line,
                               .unit = hits[at].start.unit,
                               .length = hits[at].length });
        }
        if (m_cards[i])
            m_cards[i]->setHits(found);
    }
}

QList<Card *> CardDeck::cards() const
{
    QList<Card *> cards;
    for (Card *card : m_cards) {
        if (card)
            cards.append(card);
    }
    return cards;
}

} // namespace sandpad::widgets
