#include "app/window/ThemeChoice.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace sandpad::app {

const QString ThemeChoice::kSystem = QStringLiteral("system");
const QString ThemeChoice::kLight = QStringLiteral("light");
const QString ThemeChoice::kDark = QStringLiteral("dark");

ThemeChoice::ThemeChoice(QObject *parent)
    : QObject(parent)
{
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &ThemeChoice::changed);
}

void ThemeChoice::choose(const QString &name)
{
    m_name = name == kLight || name == kDark ? name : kSystem;
    emit changed();
}

widgets::Theme ThemeChoice::theme() const
{
    const bool systemIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const bool isDark = m_name == kDark || (m_name != kLight && systemIsDark);
    return isDark ? widgets::Theme::dark() : widgets::Theme::light();
}

} // namespace sandpad::app
