#include "app/instance/BusService.h"
#include "tests/TestBus.h"
#include "tests/TestProgram.h"

#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad;
using namespace sandpad::app;

/// What the desktop asks of the window over the session's bus.
class TestBusService : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void oneHasTheName();
    void withoutABusThereIsNone();
    void callsAreWishes_data();
    void callsAreWishes();
    void oddCallsAreRefused_data();
    void oddCallsAreRefused();

private:
    /// A connection of its own, as another process has one.
    [[nodiscard]] QDBusConnection connection(const char *name) const
    {
        return QDBusConnection::connectToBus(m_bus->address(), QLatin1String(name));
    }
    /// The reply to a call from another connection.
    QDBusMessage call(const QString &method, const QVariantList &arguments) const;

    std::unique_ptr<test::TestBus> m_bus;
};

void TestBusService::initTestCase()
{
    m_bus = std::make_unique<test::TestBus>();
    QVERIFY(!m_bus->address().isEmpty());
}

QDBusMessage TestBusService::call(const QString &method, const QVariantList &arguments) const
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(QLatin1String(kBusName), QLatin1String(kBusPath),
                                       QStringLiteral("org.freedesktop.Application"), method);
    message.setArguments(arguments);
    const QDBusPendingCallWatcher watcher(connection("desktop").asyncCall(message));
    QSignalSpy(&watcher, &QDBusPendingCallWatcher::finished).wait();
    return watcher.reply();
}

void TestBusService::oneHasTheName()
{
    const auto isOwned = [this] {
        return connection("desktop").interface()->isServiceRegistered(QLatin1String(kBusName));
    };
    auto first = BusService::claim(connection("first"));
    QVERIFY(first && isOwned());
    QVERIFY(!BusService::claim(connection("second")));
    QVERIFY(isOwned());
    first.reset();
    QVERIFY(!isOwned());
    QVERIFY(BusService::claim(connection("second")));
}

void TestBusService::withoutABusThereIsNone()
{
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("XDG_RUNTIME_DIR", "/nonexistent");
    QVERIFY(!BusService::claim(sessionBus()));
}

void TestBusService::callsAreWishes_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QVariantList>("arguments");
    QTest::addColumn<Handover>("wanted");
    const QVariantMap platform { { QStringLiteral("activation-token"),
                                   QStringLiteral("a_TIME1") } };
    QTest::newRow("activate") << "Activate" << QVariantList { platform }
                              << Handover { .activationToken = "a_TIME1" };
    QTest::newRow("activate without a token")
        << "Activate" << QVariantList { QVariantMap {} } << Handover {};
    QTest::newRow("the older name of the token")
        << "Activate"
        << QVariantList { QVariantMap {
               { QStringLiteral("desktop-startup-id"), QStringLiteral("b") } } }
        << Handover { .activationToken = "b" };
    QTest::newRow("files")
        << "Open"
        << QVariantList { QStringList { QStringLiteral("file:///a%20b/%C3%A9.py"),
                                        QStringLiteral("file:///c.md") },
                          platform }
        << Handover { .files = { QStringLiteral("/a b/\u00e9.py"), QStringLiteral("/c.md") },
                      .activationToken = "a_TIME1" };
    QTest::newRow("a new scratch")
        << "ActivateAction"
        << QVariantList { QStringLiteral("new-python"), QVariantList {}, QVariantMap {} }
        << Handover { .newScratch = QStringLiteral("python") };
    QTest::newRow("paste an answer")
        << "ActivateAction"
        << QVariantList { QStringLiteral("paste-answer"), QVariantList {}, platform }
        << Handover { .pastesAnswer = true, .activationToken = "a_TIME1" };
}

void TestBusService::callsAreWishes()
{
    QFETCH(QString, method);
    QFETCH(QVariantList, arguments);
    QFETCH(Handover, wanted);
    const auto service = BusService::claim(connection("first"));
    QVERIFY(service);
    const QSignalSpy asked(service.get(), &BusService::asked);
    const QDBusMessage reply = call(method, arguments);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<Handover>(), wanted);
}

void TestBusService::oddCallsAreRefused_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QVariantList>("arguments");
    const auto open = [](const QStringList &uris) { return QVariantList { uris, QVariantMap {} }; };
    QTest::newRow("page of the network") << "Open" << open({ QStringLiteral("https://a/b.py") });
    QTest::newRow("path that is no address") << "Open" << open({ QStringLiteral("b.py") });
    QTest::newRow("file of another machine") << "Open" << open({ QStringLiteral("file://a/b.py") });
    QTest::newRow("too many files")
        << "Open" << open(QStringList(2000, QStringLiteral("file:///a.py")));
    QTest::newRow("token that is none")
        << "Activate"
        << QVariantList { QVariantMap {
               { QStringLiteral("activation-token"), QStringLiteral("a\nb") } } };
    QTest::newRow("unknown action")
        << "ActivateAction"
        << QVariantList { QStringLiteral("format-disk"), QVariantList {}, QVariantMap {} };
    QTest::newRow("other types") << "Open" << QVariantList { 7 };
    QTest::newRow("unknown method") << "Quit" << QVariantList {};
}

void TestBusService::oddCallsAreRefused()
{
    QFETCH(QString, method);
    QFETCH(QVariantList, arguments);
    const auto service = BusService::claim(connection("first"));
    QVERIFY(service);
    const QSignalSpy asked(service.get(), &BusService::asked);
    QCOMPARE(call(method, arguments).type(), QDBusMessage::ErrorMessage);
    QCOMPARE(asked.size(), 0);
}

SANDPAD_TEST(busservice, TestBusService)
#include "tst_busservice.moc"
