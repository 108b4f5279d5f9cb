#include "widgets/editor/CodeEditor.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewView.h"

#include <QApplication>
#include <QKeyEvent>

// Which block a person looks at: by keys, by the focus, and by what was found.

namespace sandpad::widgets {

namespace {
    constexpr int kHitHeight = 40;
} // namespace

void ReviewView::chainFocus()
{
    // The Tab key follows the order on the screen, not the order in which cards were made.
    QWidget *before = this;
    for (BlockCard *card : std::as_const(m_cards)) {
        for (QWidget *part : QList<QWidget *> { card } + card->findChildren<QWidget *>()) {
            if (part->focusPolicy() & Qt::TabFocus) {
                setTabOrder(before, part);
                before = part;
            }
        }
    }
}

bool ReviewView::focusNextPrevChild(bool next)
{
    showBesideFocus();
    chainFocus();
    return QAbstractScrollArea::focusNextPrevChild(next);
}

qsizetype ReviewView::positionWith(const QWidget *part) const
{
    for (auto [position, card] : m_cards.asKeyValueRange()) {
        if (card == part || card->isAncestorOf(part))
            return position;
    }
    return -1;
}

void ReviewView::showBesideFocus()
{
    const qsizetype focused = positionWith(QApplication::focusWidget());
    for (const qsizetype position : { focused - 1, focused + 1 }) {
        if (focused < 0 || position < 0 || position >= m_items.size())
            continue;
        BlockCard *card = m_cards.value(position);
        if (!card)
            card = make(position);
        if (!card->isHidden())
            continue;
        placeCard(position, card);
        card->show();
    }
}

void ReviewView::reveal(const QWidget *part)
{
    const qsizetype position = positionWith(part);
    if (position < 0)
        return;
    const qint64 top =
        m_geometry.top(position) + part->mapTo(m_cards.value(position), QPoint(0, 0)).y();
    m_bar->reveal(top, top + part->height());
}

void ReviewView::step(int from, int by)
{
    const qsizetype before = positionOf(from);
    const qsizetype position = before < 0 ? 0 : before + by;
    if (position < 0 || position >= m_items.size())
        return;
    showBlock(m_items[position].block.index);
    m_cards.value(position)->setFocus();
}

void ReviewView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Home)
        m_bar->setOffset(0);
    else if (event->key() == Qt::Key_End)
        m_bar->setValue(m_bar->maximum());
    else if (event->key() == Qt::Key_Down)
        step(m_current, 1);
    else if (event->key() == Qt::Key_Up)
        step(m_current, -1);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void ReviewView::setCurrent(int index)
{
    if (index == m_current)
        return;
    if (BlockCard *before = card(m_current))
        before->setCurrent(false);
    m_current = index;
    if (BlockCard *now = card(m_current))
        now->setCurrent(true);
    emit currentChanged(index);
}

void ReviewView::goTo(int index)
{
    showBlock(index);
    setCurrent(index);
    // Else keys would still mean the block that has the focus.
    const QWidget *focused = QApplication::focusWidget();
    const bool isHere = focused && (focused == this || isAncestorOf(focused));
    if (BlockCard *shown = card(index); shown && isHere && editedBlock() == 0)
        shown->setFocus(Qt::OtherFocusReason);
}

void ReviewView::onFocusChanged(QWidget *focused)
{
    if (const qsizetype position = focused ? positionWith(focused) : -1; position >= 0)
        setCurrent(m_cards.value(position)->index());
}

void ReviewView::showHit(int index)
{
    if (index == 0)
        return m_bar->setValue(m_bar->maximum());
    const qsizetype position = positionOf(index);
    if (position < 0)
        return;
    showBlock(index);
    BlockCard *shown = m_cards.value(position);
    setCurrent(index);
    const qint64 top = m_geometry.top(position) + shown->hitTop();
    bringIntoSight(top, top + kHitHeight);
    layOut();
}

void ReviewView::setNoteHits(const TextHits &hits)
{
    m_notes->setHits(hits);
}

void ReviewView::updateHits()
{
    for (BlockCard *card : std::as_const(m_cards))
        card->setBlockHits(m_hitsOf(card->index()));
}

void ReviewView::setHitSource(const std::function<BlockHits(int index)> &hitsOf)
{
    m_hitsOf = hitsOf;
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

} // namespace sandpad::widgets
