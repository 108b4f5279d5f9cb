#include "app/instance/BusService.h"

#include "app/instance/BusApplication.h"

#include <QFileInfo>

namespace sandpad::app {

BusService::BusService(QDBusConnection bus)
    : m_bus(std::move(bus))
{
    // Owned by this.
    new BusApplication(*this, m_bus, [this](const Handover &handover) { emit asked(handover); });
}

std::unique_ptr<BusService> BusService::claim(QDBusConnection bus)
{
    if (!bus.isConnected()) // Qt's own functions crash then
        return nullptr;
    auto service = std::unique_ptr<BusService>(new BusService(std::move(bus)));
    QDBusConnection &own = service->m_bus;
    // The object first, so that nobody finds the name without it.
    if (!own.registerObject(QLatin1String(kBusPath), service.get())
        || !own.registerService(QLatin1String(kBusName)))
        return nullptr;
    return service;
}

BusService::~BusService()
{
    m_bus.unregisterService(QLatin1String(kBusName));
    m_bus.unregisterObject(QLatin1String(kBusPath));
}

QDBusConnection sessionBus()
{
    const bool isNamed = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
    return isNamed ? QDBusConnection::sessionBus() : QDBusConnection(QStringLiteral("no bus"));
}

} // namespace sandpad::app
