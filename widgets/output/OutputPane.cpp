#include "widgets/output/OutputPane.h"

#include "widgets/output/FindBar.h"
#include "widgets/output/OutputView.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::widgets {

OutputPane::OutputPane(QWidget *parent)
    : QWidget(parent)
    , m_view(new OutputView(this))
    , m_findBar(new FindBar(this))
    , m_search(new OutputSearch(m_view->document(), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    setFocusProxy(m_view);
    connect(m_findBar, &FindBar::queryChanged, this, [this](const OutputQuery &query) {
        m_current = -1;
        m_search->start(query);
    });
    connect(m_findBar, &FindBar::stepRequested, this, &OutputPane::step);
    connect(m_findBar, &FindBar::closed, this, &OutputPane::closeFindBar);
    connect(m_search, &OutputSearch::changed, this, &OutputPane::onSearched);
    connect(m_view, &OutputView::laidOut, this, [this] {
        if (m_findBar->isVisible())
            m_search->documentChanged();
    });
}

void OutputPane::find()
{
    m_from = m_view->topPosition();
    m_findBar->open(m_view->selectedText());
}

void OutputPane::closeFindBar()
{
    m_findBar->hide();
    m_search->start({});
    m_view->setFocus();
}

void OutputPane::onSearched()
{
    if (m_current < 0 && !m_search->hits().isEmpty())
        return step(1);
    m_current = std::min(m_current, m_search->hits().size() - 1);
    showHits();
}

void OutputPane::step(int by)
{
    const auto &hits = m_search->hits();
    if (hits.isEmpty())
        return;
    if (m_current < 0) {
        const auto next = std::ranges::lower_bound(hits, m_from, {}, &OutputHit::start);
        m_current = next == hits.end() ? 0 : next - hits.begin();
    } else {
        m_current = (m_current + by + hits.size()) % hits.size();
    }
    showHits();
    m_from = hits[m_current].start;
    m_view->showPosition(m_from);
}

void OutputPane::showHits()
{
    m_view->setHits(m_search->hits(), m_current);
    m_findBar->showState(*m_search, m_current);
}

} // namespace sandpad::widgets
