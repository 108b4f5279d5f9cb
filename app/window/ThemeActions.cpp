#include "app/window/ThemeActions.h"

#include "app/window/Actions.h"
#include "app/window/ThemeChoice.h"

namespace sandpad::app {

void bindThemeActions(const Actions &actions, QWidget &window, ThemeChoice &choice)
{
    const auto bind = [&](QAction *action, const QString &name) {
        QObject::connect(action, &QAction::triggered, &window,
                         [&choice, name] { choice.choose(name); });
        QObject::connect(&choice, &ThemeChoice::changed, action,
                         [&choice, action, name] { action->setChecked(choice.name() == name); });
    };
    bind(actions.themeSystem, ThemeChoice::kSystem);
    bind(actions.themeLight, ThemeChoice::kLight);
    bind(actions.themeDark, ThemeChoice::kDark);
}

} // namespace sandpad::app
