#include "app/window/TabActions.h"

#include "app/scratch/FileSaving.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/Actions.h"
#include "app/window/PageTabs.h"
#include "widgets/controls/TabStrip.h"

namespace sandpad::app {

void bindTabActions(const Actions &actions, QWidget &window, PageTabs &open,
                    widgets::TabStrip &strip)
{
    const auto on = [&window](QAction *action, auto slot) {
        QObject::connect(action, &QAction::triggered, &window, slot);
    };
    on(actions.run, [&open] {
        // What runs is what the file holds now.
        if (auto *scratch = qobject_cast<ScratchPage *>(open.current()))
            lookAtFile(*scratch);
        open.current()->run();
    });
    on(actions.stop, [&open] { open.current()->stop(); });
    on(actions.copyForModel, [&open] { open.current()->copyForModel(); });
    on(actions.rename, [&strip] { strip.startRenaming(strip.currentIndex()); });
    on(actions.next, [&open] { open.step(1); });
    on(actions.previous, [&open] { open.step(-1); });
    on(actions.moveRight, [&open] { open.moveCurrent(1); });
    on(actions.moveLeft, [&open] { open.moveCurrent(-1); });
    on(actions.pin, [&open] { open.togglePin(open.currentIndex()); });
    const auto namePin = [actions, &open] { actions.namePin(open.isCurrentPinned()); };
    QObject::connect(&open, &PageTabs::pinsChanged, &window, namePin);
    QObject::connect(&open, &PageTabs::currentChanged, &window, namePin);
    // Its menu is about the tab that was clicked, which is the current one by then.
    strip.setContextMenuPolicy(Qt::ActionsContextMenu);
    strip.addActions({ actions.rename, actions.pin, actions.moveLeft, actions.moveRight,
                       actions.close, actions.closeOthers, actions.closeRight, actions.reopen });
}

} // namespace sandpad::app
