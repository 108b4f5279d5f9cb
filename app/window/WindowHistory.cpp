#include "app/history/EarlierRuns.h"
#include "app/history/HistoryPanel.h"
#include "app/history/RunWords.h"
#include "app/scratch/ControlBar.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/HistoryBinding.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/output/OutputPane.h"

#include <QStackedWidget>

namespace sandpad::app {

void MainWindow::connectHistory()
{
    const HistoryPlace place {
        .panel = *m_past,
        .pages = *m_pages,
        .current = [this] { return currentPage(); },
        .scratch = [this](const QString &id) { return scratch(id); },
        .isClosed = [this](const QString &id) { return placeOfClosed(id) >= 0; },
        .focusPage = [this] { current()->focusContent(); },
        .showLastRun = [this](ScratchPage &page, const auto &done) { showLastRun(page, done); }
    };
    bindHistory(m_actions, *this, place);
    // It is about what is typed in a page.
    connect(m_past, &HistoryPanel::shown, m_offer, &widgets::OfferBar::withdraw);
    connect(m_past, &HistoryPanel::shown, this, &MainWindow::showCurrent);
    connect(m_open, &PageTabs::currentChanged, this, [place] { leaveHistory(place); });
    connect(m_past, &HistoryPanel::noticed, m_footer, &widgets::Footer::showNotice);
    connect(m_past, &HistoryPanel::reopenWanted, this, &MainWindow::reopenFor);
    connect(m_past, &HistoryPanel::restoreWanted, this, [this, place](const auto &run) {
        leaveHistory(place);
        restoreCode(run);
    });
}

void MainWindow::showPast()
{
    const bool isPast = !m_past->isHidden();
    for (QAction *action : m_actions.ofCode())
        action->setEnabled(!isPast);
    for (QAction *action : { m_actions.checkTypes, m_actions.reload })
        action->setEnabled(!isPast && action->isEnabled());
    m_controls->setObstacle(
        isPast ? tr("The history is shown. Esc leads back to the code, which can be run there.")
               : QString());
    if (isPast)
        m_footer->showStatus(tr("History of runs"), {});
}

void MainWindow::restoreCode(const runner::KeptRun &run)
{
    const runner::LanguageInfo language = languageOf(run.head.languageId);
    ScratchPage *open = scratch(run.head.scratchId);
    if (!open)
        return newScratch(language.id, run.request.snippet.code);
    m_open->select(static_cast<int>(m_open->pages().indexOf(open)));
    if (open->language().id != language.id)
        open->setLanguage(language);
    // The same text would only lose its error marks.
    if (open->editor().bytes() != run.request.snippet.code)
        open->takeText(run.request.snippet.code);
}

void MainWindow::reopenFor(const runner::KeptRun &run)
{
    const qsizetype at = placeOfClosed(run.head.scratchId);
    if (at < 0)
        return;
    reopen(at);
    // The new tab has hidden the history, where the run is looked at.
    if (m_past->isHidden())
        m_actions.history->trigger();
    m_past->choose(run.head.id);
}

ScratchPage *MainWindow::scratch(const QString &id) const
{
    for (int i = 0; i < pageCount(); ++i) {
        if (m_open->page(i)->id() == id)
            return page(i);
    }
    return nullptr;
}

void MainWindow::keepRuns(ScratchPage &page)
{
    // Also of the page's end, when this window is no more than its children.
    connect(&page, &ScratchPage::ran, &m_history, &runner::HistoryStore::add);
    auto *earlier = new EarlierRuns(m_history, page.id(), &page.outputPane());
    page.outputPane().addBelow(earlier);
    connect(&page.outputPane(), &widgets::OutputPane::themeChanged, earlier,
            &EarlierRuns::setTheme);
    connect(earlier, &EarlierRuns::opened, this, [this](bool isOpen) {
        m_settings.change([isOpen](Settings &settings) { settings.listsEarlierRuns = isOpen; });
    });
    connect(earlier, &EarlierRuns::historyWanted, m_actions.history, &QAction::trigger);
    connect(earlier, &EarlierRuns::runChosen, this, [this](qint64 id) {
        m_actions.history->trigger();
        m_past->choose(id);
    });
}

void MainWindow::showLastRun(ScratchPage &page, const std::function<void()> &done)
{
    if (auto *earlier = page.findChild<EarlierRuns *>())
        earlier->refresh();
    if (!page.takeWishForBefore())
        return;
    runner::RunQuery last;
    last.scratchId = page.id();
    m_history.newest(last).then(&page, [&page, done](const runner::Result<runner::KeptRun> &run) {
        if (!run || run->head.id == 0)
            return page.forgetBefore();
        page.showBefore(*run,
                        tr("From before: %1").arg(factWords(run->head, page.language().name)));
        if (done)
            done();
    });
}

} // namespace sandpad::app
