#include "widgets/output/OutputPane.h"

#include "widgets/find/FindBar.h"
#include "widgets/hex/HexWindow.h"
#include "widgets/output/InvisibleNote.h"
#include "widgets/output/OutputMenu.h"
#include "widgets/output/OutputView.h"
#include "widgets/output/TypesNote.h"
#include "widgets/theme/FocusFrame.h"

#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

OutputPane::OutputPane(QWidget *parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_view(new OutputView(this))
    , m_findBar(new FindBar(tr("Find in the output"), this))
    , m_note(new InvisibleNote(this))
    , m_types(new TypesNote(this))
    , m_search(new OutputSearch(
          m_view->document(), [this](std::size_t item) { return m_view->searchedLines(item); },
          this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_heading->setProperty("tone", QStringLiteral("muted"));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_heading->setContentsMargins(16, 8, 16, 8);
    m_heading->hide();
    layout->addWidget(m_heading);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_types);
    layout->addWidget(m_findBar);
    m_note->hide();
    m_findBar->hide();
    setFocusProxy(m_view);
    new FocusFrame(m_view);
    connect(m_findBar, &FindBar::queryChanged, this, &OutputPane::onQueryChanged);
    connect(m_view, &OutputView::searchedLinesChanged, this, [this] {
        if (m_findBar->isHidden())
            return;
        m_from = m_view->topPosition();
        search(m_findBar->query());
    });
    connect(m_findBar, &FindBar::stepRequested, this, &OutputPane::step);
    connect(m_findBar, &FindBar::closed, this, &OutputPane::closeFindBar);
    connect(m_search, &OutputSearch::changed, this, &OutputPane::onSearched);
    connect(m_view, &OutputView::laidOut, this, [this] {
        if (!m_findBar->isHidden())
            m_search->documentChanged();
    });
    connect(m_view, &OutputView::laidOut, this, [this] {
        updateNote();
        if (m_hex)
            m_hex->refresh();
    });
    connect(m_view, &OutputView::menuRequested, this,
            [this](const std::optional<OutputPosition> &place, QPoint globalPoint) {
                makeOutputMenu(*m_view, place)->popup(globalPoint);
            });
    connect(m_view, &OutputView::hexRequested, this, &OutputPane::showHex);
    connect(m_view, &OutputView::invisibleChanged, this, &OutputPane::updateNote);
    connect(m_note, &InvisibleNote::showRequested, this, [this] {
        m_view->setFocus(); // the note goes
        m_view->setInvisible(Invisible::Shown);
    });
    connect(m_types, &TypesNote::closed, this, [this] {
        m_types->hide();
        m_view->setFocus();
    });
    connect(m_note, &InvisibleNote::closed, this, [this] {
        m_isNoteDone = true;
        updateNote();
        m_view->setFocus();
    });
}

void OutputPane::addBelow(QWidget *widget)
{
    layout()->addWidget(widget);
}

void OutputPane::setHeading(const QString &sentence)
{
    m_heading->setText(sentence);
    m_heading->setVisible(!sentence.isEmpty());
}

void OutputPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    if (m_hex)
        m_hex->setTheme(theme);
    emit themeChanged(theme);
}

void OutputPane::showHex(qint64 offset)
{
    const auto bytes = m_view->document().bytes();
    // The window of an earlier run is closed, because two windows would be confused.
    if (m_hex && m_hex->view().bytes() != bytes)
        m_hex->close();
    if (!m_hex || m_hex->view().bytes() != bytes)
        m_hex = new HexWindow(bytes, m_theme, this);
    m_hex->view().select(offset, 1);
    m_hex->show();
    m_hex->raise();
    m_hex->activateWindow();
}

void OutputPane::find()
{
    const auto [from, to] = m_view->selection();
    m_from = from == to ? m_view->topPosition() : from;
    m_asked = m_view->selectedText();
    m_findBar->open(m_asked);
}

void OutputPane::onQueryChanged(const FindQuery &query)
{
    // Another text is looked for from what is in sight on, one that grows from its hit on.
    if (m_asked.isEmpty() || !query.text.startsWith(m_asked))
        m_from = m_view->topPosition();
    m_asked = query.text;
    search(query);
}

void OutputPane::stepHit(int by)
{
    if (!m_findBar->isHidden())
        return step(by);
    find();
    // The hit that was left selected is behind.
    if (const auto [from, to] = m_view->selection(); from != to && by > 0)
        m_from = to;
}

void OutputPane::mark(const FindQuery &query)
{
    m_findBar->hide();
    search(query);
    m_isMarking = true;
}

FindState OutputPane::markState() const
{
    return { .count = m_search->hits().size(),
             .current = m_current,
             .isRunning = m_search->isRunning(),
             .isFull = m_search->isFull(),
             .error = m_search->error() };
}

void OutputPane::goToMark(qsizetype mark)
{
    m_current = std::min(mark, m_search->hits().size() - 1);
    if (m_current < 0)
        showHits();
    else
        showCurrent();
}

void OutputPane::search(const FindQuery &query)
{
    m_isMarking = false;
    m_current = -1;
    m_awaited = -1;
    m_search->start(query);
}

void OutputPane::closeFindBar()
{
    m_findBar->hide();
    m_view->focusHit();
    m_search->start({});
}

void OutputPane::onSearched()
{
    const auto &hits = m_search->hits();
    if (m_awaited >= 0) {
        if (hits.size() <= m_awaited && m_search->isRunning())
            return;
        m_current = std::min(std::exchange(m_awaited, -1), hits.size() - 1);
        return m_current < 0 ? showHits() : showCurrent();
    }
    // A hit behind the visible place may still be found.
    const bool isUndecided = m_search->isRunning() && !hits.isEmpty() && hits.last().start < m_from;
    if (m_current < 0 && !hits.isEmpty() && !isUndecided && !m_isMarking)
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
    showCurrent();
}

void OutputPane::showCurrent()
{
    showHits();
    const qsizetype shown = m_current;
    m_from = m_search->hits()[m_current].start;
    if (!m_view->showPosition(m_from))
        m_awaited = shown;
}

void OutputPane::updateNote()
{
    const qint64 count = m_view->document().invisibleCount();
    m_isNoteDone = count > 0 && (m_isNoteDone || m_view->invisible() == Invisible::Shown);
    if (count > 0 && !m_isNoteDone)
        m_note->showCount(count);
    else
        m_note->hide();
}

void OutputPane::showHits()
{
    m_view->setHits(m_search->hits(), m_current);
    m_findBar->showState(markState());
}

} // namespace sandpad::widgets
