#include "app/scratch/ControlBinding.h"

#include "app/page/Dialogs.h"
#include "app/scratch/ControlBar.h"
#include "app/scratch/KeptFiles.h"
#include "app/scratch/ScratchPage.h"
#include "widgets/controls/FilesPopup.h"

#include <QPointer>

namespace sandpad::app {

void bindControls(ControlBar &bar, const std::function<ScratchPage *()> &page,
                  const std::function<runner::LanguageInfo(const QString &)> &languageOf)
{
    const auto on = [&bar](auto signal, const auto &slot) {
        QObject::connect(&bar, signal, &bar, slot);
    };
    on(&ControlBar::languageChosen,
       [page, languageOf](const QString &id) { page()->setLanguage(languageOf(id)); });
    on(&ControlBar::interpreterChosen,
       [page](const QString &path) { page()->setInterpreter(path); });
    on(&ControlBar::interpreterWanted, [&bar, page] {
        QObject::connect(askForInterpreter(bar.window()), &QFileDialog::fileSelected, page(),
                         &ScratchPage::setInterpreter);
    });
    on(&ControlBar::limitsChosen,
       [page](const runner::Limits &limits) { page()->setLimits(limits); });
    on(&ControlBar::filesChosen,
       [page](const widgets::FilesChoice &files) { page()->setFiles(files); });
    const widgets::FilesPopup &files = bar.files();
    on(&ControlBar::filesOpened, [&bar, page] {
        askKeptSize(page(), page()->keptFolder(),
                    [&bar](qint64 bytes) { bar.files().setKeptSize(bytes); });
    });
    QObject::connect(&files, &widgets::FilesPopup::filesWanted, &bar,
                     [page] { page()->chooseInputs(); });
    QObject::connect(&files, &widgets::FilesPopup::inputFileWanted, &bar, [&bar, page] {
        QObject::connect(askForStandardInput(bar.window()), &QFileDialog::fileSelected, page(),
                         &ScratchPage::setPreparedInputPath);
    });
    QObject::connect(&files, &widgets::FilesPopup::emptyWanted, &bar, [&bar, page] {
        emptyKeptFiles(page(), page()->keptFolder());
        bar.files().setKeptSize(0);
    });
    on(&ControlBar::networkChosen, [page](runner::Network network) {
        page()->setNetwork(network);
        if (network == runner::Network::Off)
            return emit page() -> settled();
        // The badge beside it only opens a menu.
        emit page()
            -> offered(ControlBar::tr("Programs of this tab may use the network from now on."),
                       ControlBar::tr("Switch it off"), [shown = QPointer(page())] {
                           if (shown)
                               shown->setNetwork(runner::Network::Off);
                       });
    });
    on(&ControlBar::isolationChosen, [&bar, page](const auto &level) {
        const auto info = level ? runner::infoOf(bar.levels(), *level) : std::nullopt;
        if (!info || info->isolates || page()->scratch().isolation == level)
            return page()->setIsolation(level);
        // The answer is about the tab that was asked for, whichever is shown by then.
        const QMessageBox *box = askForNoIsolation(bar.window());
        const auto before = page()->scratch().isolation;
        QObject::connect(box, &QMessageBox::accepted, page(),
                         [asked = page(), level] { asked->setIsolation(level); });
        // The menu has moved its mark already.
        QObject::connect(box, &QMessageBox::rejected, page(),
                         [asked = page(), before] { asked->setIsolation(before); });
    });
    on(&ControlBar::accountChosen, [page](const QString &name) { page()->setAccount(name); });
}

} // namespace sandpad::app
