#include "app/review/ReviewPage.h"
#include "app/review/ReviewReports.h"
#include "widgets/review/ReviewView.h"

// What a review says, on the clipboard and in files.

namespace sandpad::app {

void ReviewPage::copyReport()
{
    m_view->flushEdits();
    m_reports->copy(review());
}

void ReviewPage::copyForModel()
{
    m_view->flushEdits();
    m_reports->copyFailures(review());
}

void ReviewPage::saveReport(ReportFormat proposed)
{
    m_view->flushEdits();
    if (m_isReading || review().answer.blocks.isEmpty())
        return emit noticed(tr("There is nothing to report on."));
    m_reports->askAndSave(window(), review(), m_stored.title, proposed);
}

} // namespace sandpad::app
