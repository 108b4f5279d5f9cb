#pragma once

#include "app/instance/Handover.h"

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusMessage>

#include <functional>
#include <optional>

namespace sandpad::app {

/// What the bus sees of an object, which owns this. The names are those of the interface.
class BusApplication : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// `asked` takes what a call means.
    BusApplication(QObject &owner, QDBusConnection bus,
                   std::function<void(const Handover &)> asked);

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

    QDBusConnection m_bus;
    std::function<void(const Handover &)> m_asked;
};

} // namespace sandpad::app
