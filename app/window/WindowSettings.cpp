#include "app/window/MainWindow.h"
#include "widgets/controls/Footer.h"

// MainWindow: how it follows the settings.
namespace sandpad::app {

void MainWindow::connectSettings()
{
    connect(&m_settings, &SettingsStore::failed, m_footer, &widgets::Footer::showWarning);
    connect(&m_settings, &SettingsStore::recovered, m_footer,
            [this] { m_footer->showWarning({}); });
    connect(&m_themeChoice, &ThemeChoice::changed, this, &MainWindow::applyTheme);
    applyTheme();
}

} // namespace sandpad::app
