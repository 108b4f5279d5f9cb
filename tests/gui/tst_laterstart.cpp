#include "PadTest.h"
#include "app/instance/BusService.h"
#include "app/instance/FirstInstance.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/PadApplication.h"
#include "tests/TestBus.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"

#include <QApplication>
#include <QClipboard>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>

#include <csignal>

using namespace sandpad;
using namespace sandpad::app;

/// Starts of the pad, each a process of its own, while a window is open.
class TestLaterStart : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void theWindowComesToTheFront();
    void actionsOfTheDesktopReachTheWindow();
    void filesGoToTheFirstProcess();
    void theBusReachesTheFirstProcess();
    void aKilledWindowIsReplaced();
    void aWindowThatHangsIsLeftAlone();
    void aSignalClosesIt_data();
    void aSignalClosesIt();

private:
    std::unique_ptr<QProcess> start(const QStringList &arguments);
    bool isOpen(QProcess &pad);
    bool endsWell(QProcess &later);
    bool isKept(const QByteArray &code);
    QString file(const QString &name, const QByteArray &code);
    [[nodiscard]] QString socket() const { return instancePlace(dataFolder())->socket; }
    [[nodiscard]] QString dataFolder() const
    {
        return m_place->filePath(QStringLiteral("sandpad"));
    }

    std::unique_ptr<QTemporaryDir> m_place;
};

namespace {

int openPad(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    Handover wanted = wantedBy(arguments);
    wanted.activationToken = ownActivationToken();
    return runPad(wanted);
}

const tests::TestRegistration kPad("openpad", openPad);

} // namespace

void TestLaterStart::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    for (const char *name : { "XDG_RUNTIME_DIR", "XDG_DATA_HOME" })
        qputenv(name, m_place->path().toLocal8Bit());
    QCOMPARE(runner::Runner::dataFolder(), dataFolder());
}

void TestLaterStart::aSignalClosesIt_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("the session ends") << SIGTERM;
    QTest::newRow("the terminal goes") << SIGHUP;
    QTest::newRow("Ctrl+C in the terminal") << SIGINT;
}

void TestLaterStart::aSignalClosesIt()
{
    QFETCH(int, signal);
    const auto pad = start({ file(QStringLiteral("a.py"), "print(1)") });
    QVERIFY(isOpen(*pad));
    QTRY_VERIFY_WITH_TIMEOUT(isKept("print(1)"), 120'000);
    QCOMPARE(::kill(static_cast<pid_t>(pad->processId()), signal), 0);
    QVERIFY(endsWell(*pad)); // the window was closed, not killed
}

std::unique_ptr<QProcess> TestLaterStart::start(const QStringList &arguments)
{
    auto pad = std::make_unique<QProcess>();
    pad->setProcessChannelMode(QProcess::ForwardedChannels);
    pad->setWorkingDirectory(m_place->path());
    pad->start(QCoreApplication::applicationFilePath(),
               QStringList { QStringLiteral("openpad") } + arguments);
    return pad;
}

bool TestLaterStart::isOpen(QProcess &pad)
{
    return QTest::qWaitFor(
               [&] { return QFile::exists(socket()) || pad.state() == QProcess::NotRunning; },
               120'000)
        && pad.state() == QProcess::Running;
}

bool TestLaterStart::endsWell(QProcess &later)
{
    return QTest::qWaitFor([&] { return later.state() == QProcess::NotRunning; }, 120'000)
        && later.exitStatus() == QProcess::NormalExit && later.exitCode() == 0;
}

QString TestLaterStart::file(const QString &name, const QByteArray &code)
{
    const QString path = m_place->filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(code) == code.size() ? path : QString();
}

/// Some window keeps a tab with this code.
bool TestLaterStart::isKept(const QByteArray &code)
{
    return QTest::qWaitFor(
        [&] {
            QDirIterator files(dataFolder(), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.open(QIODevice::ReadOnly) && file.readAll() == code)
                    return true;
            }
            return false;
        },
        120'000);
}

void TestLaterStart::theWindowComesToTheFront()
{
    QVERIFY(startPad());
    const auto first = FirstInstance::takePlace(*instancePlace(dataFolder()));
    QVERIFY(first);
    connect(first.get(), &FirstInstance::asked, m_window.get(),
            [this](const Handover &wanted) { answerLaterStart(wanted, *m_window); });
    const QString path = file(QStringLiteral("mine.py"), "# mine\n");
    const int tabs = m_window->pageCount();
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    m_window->showMinimized();

    const auto later = start({ QStringLiteral("mine.py") });
    QVERIFY(endsWell(*later));
    QVERIFY(!m_window->isMinimized());
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCOMPARE(m_window->pageCount(), tabs + 1);
    QCOMPARE(m_window->currentPage()->file().path, path);

    // The same again goes to its tab; a start without files shows the window.
    QVERIFY(endsWell(*start({ path })));
    QVERIFY(endsWell(*start({})));
    QCOMPARE(m_window->pageCount(), tabs + 1);
    QVERIFY(!qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
}

void TestLaterStart::actionsOfTheDesktopReachTheWindow()
{
    QVERIFY(startPad());
    const auto first = FirstInstance::takePlace(*instancePlace(dataFolder()));
    QVERIFY(first);
    connect(first.get(), &FirstInstance::asked, m_window.get(),
            [this](const Handover &wanted) { answerLaterStart(wanted, *m_window); });
    const int tabs = m_window->pageCount();
    QVERIFY(endsWell(*start({ QStringLiteral("--new"), QStringLiteral("javascript") })));
    QCOMPARE(m_window->pageCount(), tabs + 1);
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("javascript"));

    QApplication::clipboard()->setText(QStringLiteral(
        "It prints two:\n\n```python\nprint(1 + 1)\n```\n\nOutput:\n\n```\n2\n```\n"));
    QVERIFY(endsWell(*start({ QStringLiteral("--paste-answer") })));
    QVERIFY(QTest::qWaitFor([&] { return m_window->currentReview() != nullptr; }, 60'000));
    QCOMPARE(m_window->pageCount(), tabs + 2);
}

void TestLaterStart::filesGoToTheFirstProcess()
{
    const auto first = start({ file(QStringLiteral("one.py"), "# one\n") });
    QVERIFY(isOpen(*first));
    const QString two = file(QStringLiteral("two.js"), "// two\n");
    const QString three = file(QStringLiteral("three.py"), "# three\n");
    const auto later = start({ two, QStringLiteral("three.py") });
    QVERIFY(endsWell(*later));
    QVERIFY(isKept("# one\n"));
    QVERIFY(isKept("// two\n"));
    QVERIFY(isKept("# three\n"));
    QCOMPARE(first->state(), QProcess::Running);
    first->kill();
    QVERIFY(first->waitForFinished());
}

void TestLaterStart::theBusReachesTheFirstProcess()
{
    const test::TestBus bus;
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus.address().toLocal8Bit());
    const auto leaveBus = qScopeGuard([] { qunsetenv("DBUS_SESSION_BUS_ADDRESS"); });
    const auto first = start({});
    auto desktop = QDBusConnection::connectToBus(bus.address(), QStringLiteral("desktop"));
    QVERIFY(QTest::qWaitFor(
        [&] { return desktop.interface()->isServiceRegistered(QLatin1String(kBusName)); },
        120'000));
    QDBusMessage open = QDBusMessage::createMethodCall(
        QLatin1String(kBusName), QLatin1String(kBusPath),
        QStringLiteral("org.freedesktop.Application"), QStringLiteral("Open"));
    const QString path = file(QStringLiteral("by bus.py"), "# by bus\n");
    open.setArguments(
        { QStringList(QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)), QVariantMap {} });
    QCOMPARE(desktop.call(open).type(), QDBusMessage::ReplyMessage);
    QVERIFY(isKept("# by bus\n"));
    first->kill();
    QVERIFY(first->waitForFinished());
}

void TestLaterStart::aKilledWindowIsReplaced()
{
    const auto first = start({ file(QStringLiteral("one.py"), "# one\n") });
    QVERIFY(isOpen(*first));
    QVERIFY(isKept("# one\n"));
    first->kill();
    QVERIFY(first->waitForFinished());
    QVERIFY(QFile::exists(socket())); // a dead one
    const auto second = start({});
    const auto third = start({ file(QStringLiteral("two.py"), "# two\n") });
    // Whichever comes first is the window, the other one ends.
    QVERIFY(QTest::qWaitFor(
        [&] {
            return (second->state() == QProcess::NotRunning)
                != (third->state() == QProcess::NotRunning);
        },
        120'000));
    QVERIFY(isKept("# two\n"));
    for (const auto *pad : { &second, &third }) {
        (*pad)->kill();
        (*pad)->waitForFinished();
    }
    // All of it is in one session.
    m_runner = std::make_unique<runner::Runner>();
    SessionStore store(dataFolder(), m_runner->languages());
    QByteArrayList codes;
    for (const KeptPage &kept : store.load(m_runner->levels()).open)
        codes.append(textOf(kept.page));
    QVERIFY(codes.contains("# one\n"));
    QVERIFY(codes.contains("# two\n"));
}

void TestLaterStart::aWindowThatHangsIsLeftAlone()
{
    const auto first = start({});
    QVERIFY(isOpen(*first));
    QCOMPARE(::kill(static_cast<pid_t>(first->processId()), SIGSTOP), 0);
    const auto later = start({ file(QStringLiteral("late.py"), "# late\n") });
    QVERIFY(isKept("# late\n"));
    QCOMPARE(later->state(), QProcess::Running);
    for (const auto *pad : { &first, &later }) {
        (*pad)->kill();
        (*pad)->waitForFinished();
    }
}

SANDPAD_TEST(laterstart, TestLaterStart)
#include "tst_laterstart.moc"
