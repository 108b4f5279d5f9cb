#pragma once

#include "app/session/SessionStore.h"
#include "widgets/theme/Theme.h"

#include <QObject>
#include <QString>

namespace sandpad::app {

/// The choice of a theme (light, dark, or the desktop's) and of the size of code and output, and
/// the theme that follows from them now. GUI thread.
class ThemeChoice : public QObject
{
    Q_OBJECT

public:
    static const QString kSystem;
    static const QString kLight;
    static const QString kDark;

    explicit ThemeChoice(QObject *parent = nullptr);

    /// "light", "dark" or "system"; any other word means "system".
    void choose(const QString &name);
    [[nodiscard]] const QString &name() const { return m_look.theme; }
    /// Makes code and output larger by so many pixels, within what can be read and painted.
    void zoom(int by);
    void resetZoom();
    [[nodiscard]] const Look &look() const { return m_look; }
    /// Takes a look that was kept. What it does not say, or says wrongly, becomes the usual.
    void restore(const Look &look);
    [[nodiscard]] widgets::Theme theme() const;

signals:
    /// Another theme or size was chosen, or the desktop has changed its own.
    void changed();

private:
    Look m_look;
};

} // namespace sandpad::app
