#pragma once

#include "app/instance/Handover.h"

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusMessage>

#include <optional>

namespace sandpad::app {

class BusService;

/// What the bus sees of a BusService, which owns it. The names are those of the interface.
class BusApplication : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    BusApplication(BusService &service, QDBusConnection bus);

public slots:
    // NOLINTBEGIN(readability-identifier-naming)
    void Activate(const QVariantMap &platformData, const QDBusMessage &call);
    void Open(const QStringList &uris, const QVariantMap &platformData, const QDBusMessage &call);
    void ActivateAction(const QString &action, const QVariantList &parameter,
                        const QVariantMap &platformData, const QDBusMessage &call);
    // NOLINTEND(readability-identifier-naming)

private:
    void pass(std::optional<Handover> wanted, const QVariantMap &platformData,
              const QDBusMessage &call);
    void refuse(const QDBusMessage &call, const QString &why) const;

    BusService &m_service;
    QDBusConnection m_bus;
};

} // namespace sandpad::app
