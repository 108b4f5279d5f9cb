#include "widgets/output/CardDeck.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/JumpButton.h"
#include "widgets/output/OutputView.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>

// OutputView: what keys do in it, and where Tab leads.

namespace sandpad::widgets {

namespace {

    bool isNextLinkKey(const QKeyEvent &event)
    {
        return event.keyCombination() == OutputView::kNextLinkKey;
    }

    bool isEnter(const QKeyEvent &event)
    {
        return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    }

} // namespace

void OutputView::chainFocus()
{
    // The Tab key follows the order on the screen, not the order in which widgets were made.
    QWidget *before = this;
    for (QWidget *part : m_cards->shownControls() + QList<QWidget *> { m_input, m_jump }) {
        setTabOrder(before, part);
        before = part;
    }
}

bool OutputView::focusNextPrevChild(bool next)
{
    placeCards(); // also the cards beside the one that has the focus
    chainFocus(); // cards may have got other controls
    if (next && hasFocus()) {
        if (QWidget *first = firstControl()) {
            first->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QAbstractScrollArea::focusNextPrevChild(next);
}

QWidget *OutputView::firstControl()
{
    // The first one on the screen or below it; where there is none, the last one above it.
    const std::size_t top = topPosition().item;
    auto item = m_cards->withControls(top, 1);
    if (!item && m_input->isVisibleTo(this))
        return m_input;
    if (!item)
        item = m_cards->withControls(top, -1);
    if (!item)
        return nullptr;
    if (m_cards->cardOf(*item)->isHidden()) {
        const auto [from, height] = m_geometry.extents()[*item];
        m_bar->reveal(from, from + height);
        placeCards();
    }
    // Also where its beginning is scrolled out: a table is a control of its own.
    return m_cards->controlsOf(*item).first();
}

void OutputView::reveal(QWidget *part)
{
    if (part == m_input)
        return scrollToEnd();
    const auto item = m_cards->itemWith(part);
    if (!item || *item >= m_geometry.extents().size())
        return;
    const auto [top, height] = m_geometry.extents()[*item];
    const qint64 partTop = top + part->mapTo(m_cards->cardOf(*item), QPoint(0, 0)).y();
    // The button that leads to the end lies over what is below.
    const int below = m_jump->sizeHint().height() + OutputGeometry::kTop;
    // A button says little without its card.
    if (height + below <= viewport()->height())
        m_bar->reveal(top, top + height + below);
    else
        m_bar->reveal(partTop, partTop + part->height() + below);
}

std::optional<OutputLinks::Place> OutputView::nextLink()
{
    layOut(); // includes output that came since the last frame
    const OutputPosition bottom = positionAt({ OutputGeometry::kSide, viewport()->height() });
    return m_links->next(topPosition(), bottom, m_marks.selection().first);
}

void OutputView::selectNextLink()
{
    const auto place = nextLink();
    if (!place)
        return;
    m_marks.anchor = place->start;
    m_marks.caret = place->end;
    showMarks();
}

bool OutputView::event(QEvent *event)
{
    // With a link on the screen its key is no command of the window, which moves lines of the code.
    if (event->type() == QEvent::ShortcutOverride && isNextLinkKey(*static_cast<QKeyEvent *>(event))
        && nextLink()) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool OutputView::isForInput(const QKeyEvent &event) const
{
    if (!m_input->isVisible() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    return isEnter(event) ? m_document.linkAt(m_marks.selection().first) == 0
                          : !event.text().isEmpty() && event.text().front().isPrint();
}

void OutputView::typeIntoInput(QKeyEvent &event)
{
    scrollToEnd();
    m_input->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_input, &event);
}

void OutputView::focusOutEvent(QFocusEvent *event)
{
    // A click into a card chooses something there.
    if (event->reason() == Qt::MouseFocusReason && underMouse()) {
        m_marks.anchor = m_marks.caret;
        showMarks();
    }
    QAbstractScrollArea::focusOutEvent(event);
}

void OutputView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit escaped();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (isForInput(*event))
        typeIntoInput(*event);
    else if (isEnter(*event))
        askForLink(m_document.linkAt(m_marks.selection().first));
    else if (isNextLinkKey(*event))
        selectNextLink();
    else if (event->key() == Qt::Key_Home)
        m_bar->setOffset(0);
    else if (event->key() == Qt::Key_End)
        scrollToEnd();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void OutputView::contextMenuEvent(QContextMenuEvent *event)
{
    // A menu opened with the keyboard is for the selection.
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = viewport()->mapFromGlobal(event->globalPos());
    emit menuRequested(isByKey ? m_marks.selection().first : characterAt(at), event->globalPos());
}

void OutputView::focusHit()
{
    const bool hasHit = m_marks.currentHit >= 0 && m_marks.currentHit < m_marks.hits.size();
    Card *card = hasHit ? m_cards->cardOf(m_marks.hits[m_marks.currentHit].start.item) : nullptr;
    if (card && card->focusHit())
        return;
    if (hasHit && !card) {
        m_marks.selectHit();
        showMarks();
    }
    setFocus(Qt::ShortcutFocusReason); // the frame shows where the keys are now
}

} // namespace sandpad::widgets
