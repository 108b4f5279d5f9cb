#include "app/window/ScratchActions.h"

#include "app/page/Dialogs.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/Actions.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QCoreApplication>

namespace sandpad::app {

namespace {

    struct ScratchTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ScratchActions)
    };

    void askAndSave(QWidget &window, widgets::Footer &footer, ScratchPage &page)
    {
        QObject::connect(askForSavePath(&window, page.language().fileName),
                         &QFileDialog::fileSelected, &page, [&footer, &page](const QString &path) {
                             const auto saved = writeScratchFile(path, page.scratch().code);
                             footer.showNotice(saved ? ScratchTexts::tr("Saved as %1").arg(path)
                                                     : saved.error().text);
                         });
    }

} // namespace

void bindScratchActions(const Actions &actions, QWidget &window, widgets::Footer &footer,
                        const std::function<ScratchPage *()> &page)
{
    const auto on = [&window, page](QAction *action, const auto &slot) {
        QObject::connect(action, &QAction::triggered, &window, [page, slot](bool isOn) {
            if (ScratchPage *scratch = page())
                slot(*scratch, isOn);
        });
    };
    on(actions.saveAs,
       [&window, &footer](ScratchPage &scratch, bool) { askAndSave(window, footer, scratch); });
    on(actions.find, [](ScratchPage &scratch, bool) { scratch.outputPane().find(); });
    on(actions.showHex, [](ScratchPage &scratch, bool) { scratch.outputPane().showHex(); });
    on(actions.comment, [](ScratchPage &scratch, bool) { scratch.editor().toggleComment(); });
    on(actions.showInvisible, [](ScratchPage &scratch, bool isOn) {
        scratch.output().setInvisible(isOn ? widgets::Invisible::Shown
                                           : widgets::Invisible::Hidden);
    });
}

} // namespace sandpad::app
