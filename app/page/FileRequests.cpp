#include "app/page/FileRequests.h"

#include "app/page/Dialogs.h"
#include "app/page/Page.h"
#include "app/page/PageDrawing.h"
#include "app/page/ParquetFile.h"

#include <QPointer>

namespace sandpad::app {

void fulfilFileRequest(const widgets::OutputRequest &request, Page &page,
                       runner::RunStarter &starter, const QString &python)
{
    if (const auto *open = std::get_if<widgets::OpenFile>(&request))
        askToOpen(page.window(), open->file);
    else if (const auto *draw = std::get_if<widgets::DrawPage>(&request))
        drawPage(starter, draw->preview);
    else if (const auto *tell = std::get_if<widgets::Tell>(&request))
        emit page.noticed(tell->sentence);
    else if (const auto *save = std::get_if<widgets::SaveAsParquet>(&request))
        saveAsParquet(starter, python, page.window(), *save,
                      [page = QPointer(&page)](const QString &sentence) {
                          if (page)
                              emit page->noticed(sentence);
                      });
}

} // namespace sandpad::app
