#include "app/window/ControlBinding.h"

#include "app/window/ControlBar.h"
#include "app/window/Dialogs.h"
#include "app/window/ScratchPage.h"

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
    on(&ControlBar::networkChosen,
       [page](runner::Network network) { page()->setNetwork(network); });
    on(&ControlBar::isolationChosen, [page](const auto &level) { page()->setIsolation(level); });
    on(&ControlBar::accountChosen, [page](const QString &name) { page()->setAccount(name); });
}

} // namespace sandpad::app
