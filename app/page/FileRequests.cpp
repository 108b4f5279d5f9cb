#include "app/page/FileRequests.h"

#include "app/page/Dialogs.h"
#include "app/page/PageDrawing.h"

namespace sandpad::app {

void fulfilFileRequest(const widgets::OutputRequest &request, QWidget *window,
                       runner::RunStarter &starter)
{
    if (const auto *open = std::get_if<widgets::OpenFile>(&request))
        askToOpen(window, open->file);
    else if (const auto *draw = std::get_if<widgets::DrawPage>(&request))
        drawPage(starter, draw->preview);
}

} // namespace sandpad::app
