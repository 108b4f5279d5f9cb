#include "widgets/review/ReviewView.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/CodeColors.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/Findings.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ReviewColumns.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/theme/FocusFrame.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kReviewSide = ReviewColumns::kViewSide;
    constexpr int kReviewTop = 8;
    constexpr int kLineHeight = 20;
    /// A small part of a frame: the rest is for one more card, and for painting.
    constexpr int kSliceMs = 3;
    constexpr int kScreensMade = 1;
    constexpr int kScreensKept = 3;
    /// Far from any screen, in pixels.
    constexpr qint64 kFar = 1 << 20;

} // namespace

ReviewView::ReviewView(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_languages(languages)
    , m_colors(std::make_unique<CodeColors>())
    , m_theme(Theme::light())
    , m_bar(new LongScrollBar(this))
    , m_top(plainLabel({}, viewport()))
    , m_notes(new ReviewNotes(viewport()))
{
    setAccessibleName(tr("Blocks of the answer"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    new FocusFrame(this);
    setVerticalScrollBar(m_bar);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_top->setProperty("tone", QStringLiteral("muted"));
    m_top->hide();
    m_notes->hide();
    m_layoutTimer.setSingleShot(true);
    m_layoutTimer.setInterval(0);
    connect(&m_layoutTimer, &QTimer::timeout, this, &ReviewView::layOut);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { onFocusChanged(now); });
    connect(&m_keyFocus, &KeyFocus::moved, this, &ReviewView::reveal);
}

ReviewView::~ReviewView()
{
    // The focus changes once more while the widget below this is destroyed.
    qApp->disconnect(this);
    // The cards borrow the colours, so they are deleted first.
    qDeleteAll(m_cards);
}

void ReviewView::setItems(const QList<ReviewItem> &items)
{
    for (const BlockCard *card : std::exchange(m_cards, {}))
        delete card;
    m_items = items;
    m_positions.clear();
    for (qsizetype i = 0; i < m_items.size(); ++i)
        m_positions.insert(m_items[i].block.index, i);
    m_geometry.setCount(m_items.size());
    m_hasGuessed = false;
    m_layoutTimer.start();
}

void ReviewView::setItem(const ReviewItem &item)
{
    const qsizetype position = positionOf(item.block.index);
    if (position < 0)
        return;
    m_items[position] = item;
    if (BlockCard *card = m_cards.value(position)) {
        card->setItem(item);
        card->setFolded(isFolded(item));
    } else {
        m_geometry.setHeight(position,
                             ReviewGeometry::guess(item, isFolded(item),
                                                   ReviewColumns::forCard(cardWidth()).isWide));
    }
    m_layoutTimer.start();
}

bool ReviewView::isFolded(const ReviewItem &item) const
{
    return m_folds.value(item.block.index, isFoldedAtFirst(item));
}

qsizetype ReviewView::positionOf(int index) const
{
    return m_positions.value(index, -1);
}

void ReviewView::setTopLine(const QString &text)
{
    m_top->setText(text);
    m_top->setVisible(!text.isEmpty());
    m_layoutTimer.start();
}

QString ReviewView::topLine() const
{
    return m_top->text();
}

void ReviewView::setNotes(const NoteTexts &words)
{
    m_notes->setNotes(words);
    m_notes->setVisible(!words.sentence.isEmpty() || !words.notChecked.isEmpty());
    m_layoutTimer.start();
}

void ReviewView::setTheme(const Theme &theme)
{
    m_theme = theme;
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.window);
    setPalette(palette);
    viewport()->setPalette(palette);
    for (BlockCard *card : std::as_const(m_cards))
        card->setTheme(theme);
    m_layoutTimer.start();
}

int ReviewView::cardWidth() const
{
    return viewport()->width() - 2 * kReviewSide;
}

void ReviewView::guessHeights()
{
    m_hasGuessed = true;
    const bool isWide = ReviewColumns::forCard(cardWidth()).isWide;
    for (qsizetype i = 0; i < m_items.size(); ++i)
        m_geometry.setHeight(i, ReviewGeometry::guess(m_items[i], isFolded(m_items[i]), isWide));
}

void ReviewView::layOut()
{
    const qsizetype first = m_items.isEmpty() ? 0 : m_geometry.at(m_bar->offset());
    const qint64 within = m_items.isEmpty() ? 0 : m_bar->offset() - m_geometry.top(first);
    if (!m_hasGuessed)
        guessHeights();
    for (auto [position, card] : m_cards.asKeyValueRange())
        m_geometry.setHeight(position, card->heightFor(cardWidth()));
    updateGeometryKeeping(first, within);
    dropFar();
    makeNear();
    place();
    showMarks();
}

void ReviewView::showMarks()
{
    QList<LongScrollBar::Mark> marks;
    const auto height = static_cast<double>(std::max<qint64>(1, m_geometry.bottom()));
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const auto finding = findingOf(m_items[i]);
        if (finding == Finding::False || finding == Finding::Varies)
            marks.append({ .place = static_cast<double>(m_geometry.top(i)) / height,
                           .color = finding == Finding::False ? m_theme.error : m_theme.warning });
    }
    m_bar->setMarks(marks);
}

void ReviewView::updateGeometryKeeping(qsizetype position, qint64 within)
{
    const int topHeight = m_top->isHidden() ? 0 : m_top->heightForWidth(cardWidth()) + kReviewTop;
    m_geometry.update(kReviewTop + topHeight);
    const int notes = m_notes->isHidden() ? 0 : m_notes->heightForWidth(cardWidth());
    m_bar->setExtent(m_geometry.bottom() + notes, viewport()->height(), kLineHeight);
    if (!m_items.isEmpty() && m_bar->offset() > 0)
        m_bar->setOffset(m_geometry.top(position) + within);
}

bool ReviewView::isNear(qsizetype position, int screens) const
{
    const qint64 margin = static_cast<qint64>(screens) * viewport()->height();
    const qint64 y = m_geometry.top(position) - m_bar->offset();
    return y + m_geometry.height(position) > -margin && y < viewport()->height() + margin;
}

void ReviewView::makeNear()
{
    QElapsedTimer timer;
    timer.start();
    const qint64 from = m_bar->offset() - qint64(kScreensMade) * viewport()->height();
    bool hasMade = false;
    // Cards on the screen are made first.
    for (const int screens : { 0, kScreensMade }) {
        for (qsizetype i = m_geometry.at(from); i < m_items.size(); ++i) {
            if (m_geometry.top(i) > m_bar->offset() + qint64(2) * viewport()->height())
                break;
            if (m_cards.contains(i) || !isNear(i, screens))
                continue;
            if (timer.elapsed() >= kSliceMs) {
                m_layoutTimer.start();
                break;
            }
            make(i);
            hasMade = true;
        }
    }
    if (hasMade)
        m_layoutTimer.start();
}

BlockCard *ReviewView::make(qsizetype position)
{
    auto *card = new BlockCard(m_languages, *m_colors, viewport());
    card->resize(cardWidth(), 1); // its parts are laid out once
    card->setTheme(m_theme);
    card->setFolded(isFolded(m_items[position]));
    card->setItem(m_items[position]);
    card->openRepairs(m_showsRepairs);
    card->setCurrent(card->index() == m_current);
    if (m_hitsOf)
        card->setBlockHits(m_hitsOf(card->index()));
    connectCard(card);
    m_cards.insert(position, card);
    m_geometry.setHeight(position, card->heightFor(cardWidth()));
    return card;
}

void ReviewView::connectCard(BlockCard *card)
{
    connect(card, &Card::heightChanged, &m_layoutTimer, qOverload<>(&QTimer::start));
    connect(card, &Card::requested, this, &ReviewView::requested);
    connect(card, &BlockCard::roleChosen, this, &ReviewView::roleChosen);
    const int index = card->index();
    connect(card, &BlockCard::runRequested, this, [this, index] { emit runRequested(index); });
    connect(card, &BlockCard::scratchRequested, this,
            [this, index] { emit scratchRequested(index); });
    connect(card, &BlockCard::codeEdited, this,
            [this, index](const QString &code) { emit codeEdited(index, code); });
    connect(card, &BlockCard::repairsUndone, this,
            [this, index](bool areUndone) { emit repairsUndone(index, areUndone); });
    connect(card, &BlockCard::permissionGiven, this,
            [this, index](const Permission &given) { emit permissionGiven(index, given); });
    connect(card, &BlockCard::foldChosen, this,
            [this, index](bool isFolded) { m_folds.insert(index, isFolded); });
    connect(card, &BlockCard::stepRequested, this,
            [this, card](int by) { step(card->index(), by); });
}

void ReviewView::dropFar()
{
    for (auto each = m_cards.begin(); each != m_cards.end();) {
        BlockCard *card = each.value();
        if (isInUse(*card) || isNear(each.key(), kScreensKept)) {
            ++each;
            continue;
        }
        card->code().flush();
        card->hide();
        card->deleteLater();
        each = m_cards.erase(each);
    }
}

void ReviewView::place()
{
    const qint64 offset = m_bar->offset();
    for (auto [position, card] : m_cards.asKeyValueRange()) {
        placeCard(position, card);
        card->setVisible(isNear(position, kScreensMade) || isInUse(*card));
    }
    if (!m_top->isHidden())
        m_top->setGeometry(kReviewSide + kReviewTop, static_cast<int>(kReviewTop - offset),
                           cardWidth() - 2 * kReviewTop,
                           m_top->heightForWidth(cardWidth() - 2 * kReviewTop));
    if (!m_notes->isHidden())
        m_notes->setGeometry(kReviewSide,
                             static_cast<int>(std::min<qint64>(m_geometry.bottom() - offset,
                                                               viewport()->height() * 2LL)),
                             cardWidth(), m_notes->heightForWidth(cardWidth()));
}

void ReviewView::placeCard(qsizetype position, BlockCard *card) const
{
    const qint64 y = std::clamp(m_geometry.top(position) - m_bar->offset(), -kFar, kFar);
    card->setGeometry(kReviewSide, static_cast<int>(y), cardWidth(), m_geometry.height(position));
}

bool ReviewView::isInUse(const BlockCard &card) const
{
    return card.hasFocus() || card.isAncestorOf(focusWidget());
}

void ReviewView::resizeEvent(QResizeEvent *event)
{
    const auto isWide = [](int width) {
        return ReviewColumns::forCard(width - 2 * kReviewSide).isWide;
    };
    // The guessed heights depend only on whether there are two columns.
    if (isWide(event->oldSize().width()) != isWide(event->size().width()))
        m_hasGuessed = false;
    layOut();
}

void ReviewView::scrollContentsBy(int, int)
{
    place();
    m_layoutTimer.start();
}

void ReviewView::showBlock(int index)
{
    const qsizetype position = positionOf(index);
    if (position < 0)
        return;
    if (!m_cards.contains(position))
        make(position);
    m_geometry.setHeight(position, m_cards[position]->heightFor(cardWidth()));
    updateGeometryKeeping(m_geometry.at(m_bar->offset()),
                          m_bar->offset() - m_geometry.top(m_geometry.at(m_bar->offset())));
    bringIntoSight(m_geometry.top(position),
                   m_geometry.top(position) + m_geometry.height(position));
    layOut();
}

void ReviewView::bringIntoSight(qint64 top, qint64 bottom)
{
    if (top < m_bar->offset() || bottom > m_bar->offset() + viewport()->height())
        m_bar->setOffset(std::max<qint64>(0, top - kReviewTop));
}

void ReviewView::reviewRepairs()
{
    const bool isFirst = !std::exchange(m_showsRepairs, true);
    for (BlockCard *card : std::as_const(m_cards))
        card->openRepairs(true);
    const qsizetype from = isFirst ? 0 : m_geometry.at(m_bar->offset() + kReviewTop) + 1;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const ReviewItem &item = m_items[(from + i) % m_items.size()];
        if (!item.block.repairs.isEmpty())
            return showBlock(item.block.index);
    }
}

BlockCard *ReviewView::card(int index) const
{
    return m_cards.value(positionOf(index));
}

void ReviewView::flushEdits()
{
    for (BlockCard *card : std::as_const(m_cards))
        card->code().flush();
}

} // namespace sandpad::widgets
