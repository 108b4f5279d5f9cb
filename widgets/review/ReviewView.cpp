#include "widgets/review/ReviewView.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/CodeColors.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ReviewNotes.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kReviewSide = 16;
    constexpr int kReviewTop = 12;
    constexpr int kReviewWide = 872;
    constexpr int kLineHeight = 20;
    /// The time of a frame, without the time for painting.
    constexpr int kSliceMs = 8;
    constexpr int kScreensMade = 1;
    constexpr int kScreensKept = 3;

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
    setVerticalScrollBar(m_bar);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_top->setProperty("tone", QStringLiteral("muted"));
    m_top->hide();
    m_notes->hide();
    m_layoutTimer.setSingleShot(true);
    m_layoutTimer.setInterval(0);
    connect(&m_layoutTimer, &QTimer::timeout, this, &ReviewView::layOut);
}

ReviewView::~ReviewView()
{
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
    if (BlockCard *card = m_cards.value(position))
        card->setItem(item);
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
    const bool isWide = cardWidth() >= kReviewWide;
    for (qsizetype i = 0; i < m_items.size(); ++i)
        m_geometry.setHeight(i, ReviewGeometry::guess(m_items[i], kLineHeight, isWide));
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
    card->setTheme(m_theme);
    card->setItem(m_items[position]);
    card->openRepairs(m_showsRepairs);
    connectCard(card);
    m_cards.insert(position, card);
    m_geometry.setHeight(position, card->heightFor(cardWidth()));
    chainFocus();
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
    connect(card, &BlockCard::stepRequested, this, [this, card](int by) { step(card, by); });
}

void ReviewView::chainFocus()
{
    // The Tab key follows the order on the screen, not the order in which cards were made.
    QWidget *before = this;
    for (BlockCard *card : std::as_const(m_cards)) {
        for (QWidget *part : card->findChildren<QWidget *>()) {
            if (part->focusPolicy() & Qt::TabFocus) {
                setTabOrder(before, part);
                before = part;
            }
        }
    }
}

void ReviewView::dropFar()
{
    for (auto each = m_cards.begin(); each != m_cards.end();) {
        BlockCard *card = each.value();
        const bool isInUse = card->hasFocus() || card->isAncestorOf(focusWidget());
        if (isInUse || isNear(each.key(), kScreensKept)) {
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
        const bool isNearby = isNear(position, kScreensMade);
        if (isNearby)
            card->setGeometry(kReviewSide, static_cast<int>(m_geometry.top(position) - offset),
                              cardWidth(), m_geometry.height(position));
        card->setVisible(isNearby || card->isAncestorOf(focusWidget()));
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

void ReviewView::resizeEvent(QResizeEvent *event)
{
    const auto isWide = [](int width) { return width - 2 * kReviewSide >= kReviewWide; };
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

void ReviewView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Home)
        m_bar->setOffset(0);
    else if (event->key() == Qt::Key_End)
        m_bar->setValue(m_bar->maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

bool ReviewView::focusNextPrevChild(bool next)
{
    if (!QAbstractScrollArea::focusNextPrevChild(next))
        return false;
    if (const QWidget *focused = focusWidget(); focused && viewport()->isAncestorOf(focused))
        reveal(focused);
    return true;
}

void ReviewView::reveal(const QWidget *widget)
{
    const int top = widget->mapTo(viewport(), QPoint(0, 0)).y();
    const int bottom = top + widget->height();
    if (top < 0)
        m_bar->setOffset(m_bar->offset() + top - kReviewTop);
    else if (bottom > viewport()->height())
        m_bar->setOffset(m_bar->offset()
                         + std::min(top - kReviewTop, bottom - viewport()->height() + kReviewTop));
}

void ReviewView::step(const BlockCard *from, int by)
{
    const qsizetype position = positionOf(from->index()) + by;
    if (position < 0 || position >= m_items.size())
        return;
    showBlock(m_items[position].block.index);
    m_cards.value(position)->setFocus();
}

void ReviewView::showBlock(int index)
{
    const qsizetype position = positionOf(index);
    if (position < 0)
        return;
    if (!m_cards.contains(position))
        make(position);
    m_geometry.setHeight(position, m_cards[position]->heightFor(cardWidth()));
    const qint64 top = m_geometry.top(position);
    const qint64 bottom = top + m_geometry.height(position);
    if (top < m_bar->offset() || bottom > m_bar->offset() + viewport()->height())
        m_bar->setOffset(std::max<qint64>(0, top - kReviewTop));
    layOut();
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

int ReviewView::editedBlock() const
{
    for (const BlockCard *card : m_cards) {
        const CodeEditor *editor = card->code().editor();
        if (editor && editor->hasFocus())
            return card->index();
    }
    return 0;
}

void ReviewView::flushEdits()
{
    for (BlockCard *card : std::as_const(m_cards))
        card->code().flush();
}

} // namespace sandpad::widgets
