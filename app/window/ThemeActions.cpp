#include "app/window/ThemeActions.h"

#include "app/window/Actions.h"
#include "app/window/ThemeChoice.h"

#include <QWheelEvent>
#include <QWidget>

namespace sandpad::app {

namespace {

    /// Takes the turns of the wheel that no part of the window has a use for.
    class WheelZoom : public QObject
    {
    public:
        WheelZoom(QWidget &window, ThemeChoice &choice)
            : QObject(&window)
            , m_choice(choice)
        {
            window.installEventFilter(this);
        }

        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() != QEvent::Wheel)
                return false;
            const auto *wheel = static_cast<QWheelEvent *>(event);
            if (!wheel->modifiers().testFlag(Qt::ControlModifier))
                return false;
            // A touchpad turns in small parts of a step.
            m_turned += wheel->angleDelta().y();
            if (const int steps = m_turned / QWheelEvent::DefaultDeltasPerStep; steps != 0) {
                m_turned %= QWheelEvent::DefaultDeltasPerStep;
                m_choice.zoom(steps);
            }
            return true;
        }

    private:
        ThemeChoice &m_choice;
        int m_turned = 0; ///< since the last step, in eighths of a degree
    };

} // namespace

void bindThemeActions(const Actions &actions, QWidget &window, ThemeChoice &choice)
{
    const auto bind = [&](QAction *action, ThemeWish wish) {
        action->setChecked(choice.wish() == wish);
        QObject::connect(action, &QAction::triggered, &window,
                         [&choice, wish] { choice.choose(wish); });
        QObject::connect(&choice, &ThemeChoice::changed, action,
                         [&choice, action, wish] { action->setChecked(choice.wish() == wish); });
    };
    bind(actions.themeSystem, ThemeWish::System);
    bind(actions.themeLight, ThemeWish::Light);
    bind(actions.themeDark, ThemeWish::Dark);
    const auto on = [&](QAction *action, auto slot) {
        QObject::connect(action, &QAction::triggered, &window, slot);
    };
    on(actions.zoomIn, [&choice] { choice.zoom(1); });
    on(actions.zoomOut, [&choice] { choice.zoom(-1); });
    on(actions.resetZoom, [&choice] { choice.resetZoom(); });
    new WheelZoom(window, choice);
}

} // namespace sandpad::app
