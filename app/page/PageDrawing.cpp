#include "app/page/PageDrawing.h"

#include "widgets/cards/files/PagePreview.h"

#include <algorithm>

namespace sandpad::app {

namespace {

    void show(widgets::PagePreview &preview, const runner::RunResult &result)
    {
        const auto page =
            std::ranges::find(result.files, QLatin1String("page.png"), &runner::FileEntry::name);
        if (page != result.files.end() && page->refused.isEmpty())
            preview.setPage(page->content);
        else if (std::holds_alternative<runner::NotStarted>(result.outcome))
            preview.refuse(result.message);
        else
            preview.refuse(widgets::PagePreview::tr(
                "The first page could not be drawn: this is no PDF that could be read."));
    }

} // namespace

void drawPage(runner::RunStarter &starter, widgets::PagePreview *preview)
{
    runner::RunRequest request;
    request.snippet = { .languageId = QStringLiteral("pdf-page"), .code = preview->file().content };
    runner::Run *run = starter.start(request).release();
    run->setParent(preview);
    QObject::connect(run, &runner::Run::happened, preview,
                     [preview, run](const runner::RunEvent &event) {
                         const auto *end = std::get_if<runner::Finished>(&event.payload);
                         if (!end)
                             return;
                         show(*preview, end->result);
                         run->deleteLater();
                     });
}

} // namespace sandpad::app
