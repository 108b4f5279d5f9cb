#include "widgets/review/ReviewPane.h"

#include "widgets/find/FindBar.h"
#include "widgets/review/BlockMap.h"
#include "widgets/review/ReviewColumns.h"
#include "widgets/review/ReviewHeads.h"
#include "widgets/review/ReviewSummary.h"
#include "widgets/review/ReviewView.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    /// Results may come many times a second while a search is open.
    constexpr int kSearchAgainMs = 300;
} // namespace

ReviewPane::ReviewPane(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QWidget(parent)
    , m_search(new ReviewSearch(this))
    , m_summary(new ReviewSummary(this))
    , m_findBar(new FindBar(tr("Find in text, code, claims, outputs and reports"), this))
    , m_heads(new ReviewHeads(this))
    , m_view(new ReviewView(languages, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget *part : { static_cast<QWidget *>(m_summary), static_cast<QWidget *>(m_findBar),
                           static_cast<QWidget *>(m_heads) })
        column->addWidget(part);
    column->addWidget(m_view, 1);
    m_findBar->hide();
    m_changed.setSingleShot(true);
    m_changed.setInterval(kSearchAgainMs);
    connect(&m_changed, &QTimer::timeout, this, &ReviewPane::searchAgain);
    connectSummary();
    connectSearch();
}

ReviewPane::~ReviewPane()
{
    // Its last words while it is deleted would come to a pane that is half gone.
    m_view->disconnect(this);
}

void ReviewPane::connectSummary()
{
    connect(m_summary, &ReviewSummary::findingChosen, this, &ReviewPane::onFindingChosen);
    connect(m_summary, &ReviewSummary::allChosen, this, [this] { setFilter(std::nullopt); });
    connect(m_summary, &ReviewSummary::stepRequested, this, &ReviewPane::step);
    connect(m_summary, &ReviewSummary::blockChosen, this, &ReviewPane::goTo);
    connect(&m_summary->map(), &BlockMap::chosen, this,
            [this](qsizetype position) { goTo(m_items[position].block.index); });
    connect(m_view, &ReviewView::currentChanged, this, &ReviewPane::showVisit);
}

void ReviewPane::connectSearch()
{
    m_view->setHitSource([this](int index) {
        return m_findBar->isHidden() ? BlockHits() : m_search->hitsOf(positionOf(index), m_hit);
    });
    connect(m_search, &ReviewSearch::changed, this, &ReviewPane::onHits);
    connect(m_findBar, &FindBar::queryChanged, this, [this](const FindQuery &query) {
        m_searchFrom = m_hit >= 0 ? m_search->hits()[m_hit].position
                                  : std::max<qsizetype>(0, positionOf(m_view->currentBlock()));
        m_hit = -1;
        m_search->start(query);
    });
    connect(m_findBar, &FindBar::stepRequested, this, &ReviewPane::stepHit);
    connect(m_findBar, &FindBar::closed, this, &ReviewPane::closeFindBar);
}

qsizetype ReviewPane::positionOf(int index) const
{
    return m_positions.value(index, -1);
}

void ReviewPane::setItems(const QList<ReviewItem> &items, bool hasRun)
{
    m_items = items;
    m_hasRun = hasRun;
    m_positions.clear();
    for (qsizetype i = 0; i < m_items.size(); ++i)
        m_positions.insert(m_items[i].block.index, i);
    m_summary->setItems(items, hasRun);
    setFilter(m_filter);
    searchAgain();
}

void ReviewPane::setItem(const ReviewItem &item)
{
    const qsizetype position = positionOf(item.block.index);
    if (position < 0)
        return;
    m_items[position] = item;
    m_view->setItem(item);
    m_summary->map().setItem(position, item);
    if (!m_findBar->isHidden() && !m_changed.isActive())
        m_changed.start();
}

void ReviewPane::updateSummary(bool hasRun)
{
    m_hasRun = hasRun;
    m_summary->updateCounts(m_items, hasRun);
    showVisit();
}

void ReviewPane::setProgress(const QString &sentence)
{
    m_summary->setProgress(sentence);
}

void ReviewPane::setNotes(const NoteTexts &notes)
{
    m_view->setNotes(notes);
    searchAgain();
}

void ReviewPane::setTheme(const Theme &theme)
{
    m_summary->setTheme(theme);
    m_heads->setTheme(theme);
    m_view->setTheme(theme);
}

void ReviewPane::setFilter(std::optional<Finding> filter)
{
    m_filter = filter;
    QList<ReviewItem> shown;
    for (const ReviewItem &item : m_items) {
        if (!filter || findingOf(item) == filter)
            shown.append(item);
    }
    m_view->flushEdits();
    m_view->setItems(shown);
    m_summary->setFilter(filter);
    if (m_view->currentBlock() > 0)
        m_view->showBlock(m_view->currentBlock());
    showVisit();
}

void ReviewPane::onFindingChosen(Finding finding)
{
    if (m_filter == finding) {
        m_summary->setFilter(m_filter); // the click has switched the pill off
        return step(1);
    }
    setFilter(finding);
    const QList<qsizetype> order = visitOrder(m_items, finding);
    if (!order.isEmpty() && !order.contains(positionOf(m_view->currentBlock())))
        m_view->goTo(m_items[order.first()].block.index);
}

void ReviewPane::step(int by)
{
    const QList<qsizetype> order = visitOrder(m_items, m_filter);
    if (order.isEmpty())
        return;
    const qsizetype from = positionOf(m_view->currentBlock());
    const qsizetype place = order.indexOf(from);
    qsizetype next = (place + by + order.size()) % order.size();
    if (place < 0) {
        // From elsewhere to the next of the worst on the page, or its first one.
        const auto after = std::ranges::find_if(order, [&](qsizetype position) {
            return position > from && findingOf(m_items[position]) == findingOf(m_items[order[0]]);
        });
        next = by < 0 ? order.size() - 1 : after == order.end() ? 0 : after - order.begin();
    }
    m_view->goTo(m_items[order[next]].block.index);
}

void ReviewPane::goTo(int index)
{
    const qsizetype position = positionOf(index);
    if (position < 0)
        return;
    if (m_filter && findingOf(m_items[position]) != m_filter)
        setFilter(std::nullopt);
    m_view->goTo(index);
}

void ReviewPane::showVisit()
{
    const qsizetype position = positionOf(m_view->currentBlock());
    m_summary->map().setCurrent(position);
    m_summary->setVisit(visitOf(m_items, position, m_filter),
                        !visitOrder(m_items, m_filter).isEmpty());
}

void ReviewPane::find()
{
    if (m_findBar->isHidden())
        m_search->setTexts(m_items, m_view->notes().text());
    m_findBar->open({});
}

void ReviewPane::closeFindBar()
{
    m_findBar->hide();
    m_hit = -1;
    m_view->updateHits();
    m_view->setNoteHits({});
    m_view->setFocus(Qt::ShortcutFocusReason); // the frame shows where the keys are now
}

void ReviewPane::searchAgain()
{
    if (m_findBar->isHidden())
        return;
    if (m_hit >= 0)
        m_searchFrom = m_search->hits()[m_hit].position;
    m_hit = -1;
    m_search->setTexts(m_items, m_view->notes().text());
}

qsizetype ReviewPane::hitFrom(qsizetype position) const
{
    const QList<ReviewHit> &hits = m_search->hits();
    const auto found = std::ranges::lower_bound(hits, position, {}, &ReviewHit::position);
    return found == hits.end() ? -1 : found - hits.begin();
}

void ReviewPane::onHits()
{
    if (m_findBar->isHidden())
        return;
    if (m_hit < 0) {
        m_hit = hitFrom(m_searchFrom);
        if (m_hit < 0 && !m_search->isRunning() && !m_search->hits().isEmpty())
            m_hit = 0;
        if (m_hit >= 0)
            return showHit();
    }
    m_view->updateHits();
    m_view->setNoteHits(
        hitsAt(m_search->hitsOf(m_items.size(), m_hit), { .part = BlockPart::Notes, .row = 0 }));
    showFindState();
}

void ReviewPane::stepHit(int by)
{
    if (m_findBar->isHidden())
        return find();
    const qsizetype count = m_search->hits().size();
    if (count == 0)
        return;
    m_hit = m_hit < 0 ? 0 : (m_hit + by + count) % count;
    showHit();
}

void ReviewPane::showHit()
{
    const ReviewHit &hit = m_search->hits()[m_hit];
    const bool isInNotes = hit.position == m_items.size();
    const int index = isInNotes ? 0 : m_items[hit.position].block.index;
    if (!isInNotes && m_filter && findingOf(m_items[hit.position]) != m_filter)
        setFilter(std::nullopt);
    m_view->updateHits();
    m_view->setNoteHits(
        hitsAt(m_search->hitsOf(m_items.size(), m_hit), { .part = BlockPart::Notes, .row = 0 }));
    m_view->showHit(index);
    showFindState();
}

void ReviewPane::showFindState()
{
    m_findBar->showState({ .count = m_search->hits().size(),
                           .current = m_hit,
                           .isRunning = m_search->isRunning(),
                           .isFull = m_search->isFull(),
                           .error = m_search->error() });
}

void ReviewPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_heads->setCardWidth(width() - m_view->verticalScrollBar()->sizeHint().width()
                          - 2 * ReviewColumns::kViewSide);
}

} // namespace sandpad::widgets
