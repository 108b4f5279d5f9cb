#include "app/history/HistoryPanel.h"
#include "app/history/RunWords.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/HistoryBinding.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/Footer.h"

#include <QStackedWidget>

namespace sandpad::app {

void MainWindow::connectHistory()
{
    const HistoryPlace place { .panel = *m_past,
                               .pages = *m_pages,
                               .current = [this] { return currentPage(); },
                               .focusPage = [this] { current()->focusContent(); } };
    bindHistory(m_actions, *this, place);
    connect(m_open, &PageTabs::currentChanged, this, [place] { leaveHistory(place); });
    connect(m_past, &HistoryPanel::noticed, m_footer, &widgets::Footer::showNotice);
    connect(m_past, &HistoryPanel::restoreWanted, this, [this, place](const auto &run) {
        leaveHistory(place);
        restoreCode(run);
    });
}

void MainWindow::restoreCode(const runner::KeptRun &run)
{
    const runner::LanguageInfo language = languageOf(run.head.languageId);
    for (int i = 0; i < pageCount(); ++i) {
        ScratchPage *open = page(i);
        if (!open || open->id() != run.head.scratchId)
            continue;
        m_open->select(i);
        open->setLanguage(language);
        return open->takeText(run.request.snippet.code);
    }
    newScratch(language.id, run.request.snippet.code);
}

void MainWindow::showLastRun(ScratchPage &page)
{
    if (!page.takeWishForBefore())
        return;
    runner::RunQuery last;
    last.scratchId = page.id();
    m_history.newest(last).then(&page, [&page](const runner::Result<runner::KeptRun> &run) {
        if (run && run->head.id != 0)
            page.showBefore(*run, tr("From before: %1").arg(factWords(run->head)));
    });
}

} // namespace sandpad::app
