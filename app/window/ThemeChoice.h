#pragma once

#include "widgets/theme/Theme.h"

#include <QObject>
#include <QString>

namespace sandpad::app {

/// Light, dark or as the desktop has it, and the theme that this means now. GUI thread.
class ThemeChoice : public QObject
{
    Q_OBJECT

public:
    static const QString kSystem;
    static const QString kLight;
    static const QString kDark;

    explicit ThemeChoice(QObject *parent = nullptr);

    /// One of the three; anything else is the desktop's.
    void choose(const QString &name);
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] widgets::Theme theme() const;

signals:
    /// Chosen anew, or the desktop has switched.
    void changed();

private:
    QString m_name = kSystem;
};

} // namespace sandpad::app
