#include "app/window/ThemeChoice.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>

namespace sandpad::app {

namespace {
    // In pixels at 100 %.
    constexpr int kSmallest = 8;
    constexpr int kLargest = 48;
} // namespace

const QString ThemeChoice::kSystem = QStringLiteral("system");
const QString ThemeChoice::kLight = QStringLiteral("light");
const QString ThemeChoice::kDark = QStringLiteral("dark");

ThemeChoice::ThemeChoice(QObject *parent)
    : QObject(parent)
    , m_look({ .theme = kSystem })
{
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &ThemeChoice::changed);
}

void ThemeChoice::choose(const QString &name)
{
    m_look.theme = name == kLight || name == kDark ? name : kSystem;
    emit changed();
}

void ThemeChoice::zoom(int by)
{
    const int usual = widgets::Theme::light().codeFont.pixelSize();
    const int now = m_look.codePixels == 0 ? usual : m_look.codePixels;
    const int wanted = std::clamp(now + by, kSmallest, kLargest);
    m_look.codePixels = wanted == usual ? 0 : wanted;
    emit changed();
}

void ThemeChoice::resetZoom()
{
    m_look.codePixels = 0;
    emit changed();
}

void ThemeChoice::restore(const Look &look)
{
    const bool isSize = look.codePixels >= kSmallest && look.codePixels <= kLargest;
    m_look.codePixels = isSize ? look.codePixels : 0;
    choose(look.theme);
}

widgets::Theme ThemeChoice::theme() const
{
    const bool systemIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const bool isDark = name() == kDark || (name() != kLight && systemIsDark);
    widgets::Theme theme = isDark ? widgets::Theme::dark() : widgets::Theme::light();
    if (m_look.codePixels > 0)
        theme.codeFont.setPixelSize(m_look.codePixels);
    return theme;
}

} // namespace sandpad::app
