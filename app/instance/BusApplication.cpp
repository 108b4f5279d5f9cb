#include "app/instance/BusApplication.h"

#include <QUrl>

namespace sandpad::app {

namespace {

    /// The desktop's leave to raise a window, under the names that desktops give it.
    QByteArray tokenIn(const QVariantMap &platformData)
    {
        for (const char *key : { "activation-token", "desktop-startup-id" }) {
            if (const QString token = platformData.value(QLatin1String(key)).toString();
                !token.isEmpty())
                return token.toUtf8();
        }
        return {};
    }

    std::optional<Handover> wantedByAction(const QString &action)
    {
        if (action == QLatin1String("new-python"))
            return Handover { .newScratch = QStringLiteral("python") };
        if (action == QLatin1String("paste-answer"))
            return Handover { .pastesAnswer = true };
        return std::nullopt;
    }

    std::optional<Handover> wantedByUris(const QStringList &uris)
    {
        Handover wanted;
        for (const QString &uri : uris) {
            const QUrl url(uri, QUrl::StrictMode);
            if (!url.isLocalFile() || !url.host().isEmpty())
                return std::nullopt;
            wanted.files.append(url.toLocalFile());
        }
        return wanted;
    }

} // namespace

BusApplication::BusApplication(QObject &owner, QDBusConnection bus,
                               std::function<void(const Handover &)> asked)
    : QDBusAbstractAdaptor(&owner)
    , m_bus(std::move(bus))
    , m_asked(std::move(asked))
{ }

void BusApplication::Activate(const QVariantMap &platformData, const QDBusMessage &call)
{
    pass(Handover {}, platformData, call);
}

void BusApplication::Open(const QStringList &uris, const QVariantMap &platformData,
                          const QDBusMessage &call)
{
    pass(wantedByUris(uris), platformData, call);
}

void BusApplication::ActivateAction(const QString &action, const QVariantList & /*parameter*/,
                                    const QVariantMap &platformData, const QDBusMessage &call)
{
    pass(wantedByAction(action), platformData, call);
}

void BusApplication::pass(std::optional<Handover> wanted, const QVariantMap &platformData,
                          const QDBusMessage &call)
{
    if (!wanted)
        return refuse(call, QStringLiteral("There is no such action or no such local file."));
    wanted->activationToken = tokenIn(platformData);
    // The same rules as for a message on the socket.
    const auto checked = handoverFrom(messageOf(*wanted).sliced(kHandoverHead));
    if (!checked)
        return refuse(call, checked.error().text);
    m_asked(*checked);
}

void BusApplication::refuse(const QDBusMessage &call, const QString &why) const
{
    call.setDelayedReply(true);
    m_bus.send(call.createErrorReply(QDBusError::InvalidArgs, why));
}

} // namespace sandpad::app
