#pragma once

#include "widgets/theme/Theme.h"

#include <QObject>
#include <QString>

namespace sandpad::app {

/// The choice of a theme (light, dark, or the desktop's), and the theme that follows from it now.
/// GUI thread.
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
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] widgets::Theme theme() const;

signals:
    /// Another theme was chosen, or the desktop has changed its own.
    void changed();

private:
    QString m_name = kSystem;
};

} // namespace sandpad::app
