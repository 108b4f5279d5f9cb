#include "app/window/ThemeChoice.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>

namespace sandpad::app {

using widgets::CodeFont;

ThemeChoice::ThemeChoice(SettingsStore &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &ThemeChoice::changed);
    connect(&settings, &SettingsStore::changed, this, [this](const Settings &before) {
        const Settings &now = m_settings.settings();
        if (before.theme != now.theme || before.font != now.font
            || before.lightCode != now.lightCode || before.darkCode != now.darkCode)
            emit changed();
    });
}

void ThemeChoice::choose(ThemeWish wish)
{
    m_settings.change([wish](Settings &settings) { settings.theme = wish; });
}

void ThemeChoice::zoom(int by)
{
    m_settings.change([by](Settings &settings) {
        const int pixels = settings.font.shownPixels() + by;
        settings.font.zoom =
            std::clamp(pixels, CodeFont::kSmallest, CodeFont::kLargest) - settings.font.pixels;
    });
}

void ThemeChoice::resetZoom()
{
    m_settings.change([](Settings &settings) { settings.font.zoom = 0; });
}

widgets::Theme ThemeChoice::theme() const
{
    const bool systemIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const bool isDark = wish() == ThemeWish::Dark || (wish() == ThemeWish::System && systemIsDark);
    widgets::Theme theme = isDark ? widgets::Theme::dark() : widgets::Theme::light();
    const Settings &settings = m_settings.settings();
    theme.codeTheme = isDark ? settings.darkCode : settings.lightCode;
    theme.setCodeFont(settings.font);
    return theme;
}

} // namespace sandpad::app
