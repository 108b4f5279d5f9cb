#include "widgets/editor/CodeEditor.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewView.h"

#include <QKeyEvent>

#include <algorithm>

// Which block a person looks at: by keys, by the focus, and by what was found.

namespace sandpad::widgets {

namespace {
    constexpr int kStepMargin = 8;
    constexpr int kHitHeight = 40;
} // namespace

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

bool ReviewView::focusNextPrevChild(bool next)
{
    chainFocus();
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
        m_bar->setOffset(m_bar->offset() + top - kStepMargin);
    else if (bottom > viewport()->height())
        m_bar->setOffset(
            m_bar->offset()
            + std::min(top - kStepMargin, bottom - viewport()->height() + kStepMargin));
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
}

void ReviewView::onFocusChanged(QWidget *focused)
{
    if (!focused || !viewport()->isAncestorOf(focused))
        return;
    for (const BlockCard *card : std::as_const(m_cards)) {
        if (card == focused || card->isAncestorOf(focused))
            return setCurrent(card->index());
    }
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
