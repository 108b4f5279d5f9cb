#pragma once

#include "app/instance/Handover.h"

#include <QDBusConnection>
#include <QObject>

#include <memory>

namespace sandpad::app {

inline constexpr char kBusName[] = "org.sandpad.Sandpad";
inline constexpr char kBusPath[] = "/org/sandpad/Sandpad";

/// The window under its name on the session's bus, with the interface org.freedesktop.Application
/// (Desktop Entry Specification 1.5, "D-Bus Activation"). A desktop and scripts reach it there;
/// later starts of Sandpad itself use the FirstInstance. The actions are those of the desktop file.
///
/// Who is on the bus belongs to the same session. What a start could not mean is refused with an
/// error of D-Bus. Lives in the thread of the window.
class BusService : public QObject
{
    Q_OBJECT

public:
    /// Null when there is no bus, or another window has the name.
    [[nodiscard]] static std::unique_ptr<BusService> claim(QDBusConnection bus);
    ~BusService() override;

signals:
    void asked(const sandpad::app::Handover &handover);

private:
    explicit BusService(QDBusConnection bus);

    QDBusConnection m_bus;
};

/// The session's bus, or one that is not connected where the environment names none. Looking for
/// one would start a program.
[[nodiscard]] QDBusConnection sessionBus();

} // namespace sandpad::app
