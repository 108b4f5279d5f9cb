#pragma once

#include "app/settings/SettingsStore.h"
#include "widgets/theme/Theme.h"

#include <QObject>

namespace sandpad::app {

/// The theme that follows from the settings and from the desktop now. GUI thread.
class ThemeChoice : public QObject
{
    Q_OBJECT

public:
    /// Borrows the settings, which must outlive it.
    explicit ThemeChoice(SettingsStore &settings, QObject *parent = nullptr);

    void choose(ThemeWish wish);
    [[nodiscard]] ThemeWish wish() const { return m_settings.settings().theme; }
    /// Makes code and output larger by so many pixels, within what can be read and painted.
    void zoom(int by);
    void resetZoom();
    [[nodiscard]] widgets::Theme theme() const;

signals:
    /// Another theme or font was chosen, or the desktop has changed its own.
    void changed();

private:
    SettingsStore &m_settings;
};

} // namespace sandpad::app
