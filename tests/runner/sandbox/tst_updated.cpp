#include "runner/model/OwnProgram.h"
#include "runner/sandbox/Sandbox.h"
#include "tests/TestProgram.h"

#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

#include <array>
#include <sys/socket.h>
#include <unistd.h>

using namespace sandpad;
using namespace sandpad::runner;

/// Sandpad is updated while it is open: the window is of one version, `sandpad-init` of another.
class TestUpdated : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void initTellsItsVersion_data();
    void initTellsItsVersion();
    void windowSaysWhatToDo();
};

void TestUpdated::initTellsItsVersion_data()
{
    QTest::addColumn<QByteArray>("setup");
    const auto version = [](std::uint32_t number) {
        guest::Setup setup;
        setup.version = number;
        return QByteArray::fromStdString(guest::encode(setup));
    };
    QTest::newRow("older") << version(guest::kProtocolVersion - 1);
    QTest::newRow("newer") << version(guest::kProtocolVersion + 1);
    QTest::newRow("of another form") << QByteArray("\x06\0\0\0?", 5);
}

void TestUpdated::initTellsItsVersion()
{
    QFETCH(QByteArray, setup);
    std::array<int, 2> ends {};
    QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
    const guest::UniqueFd ours(ends[0]);
    guest::UniqueFd theirs(ends[1]);
    const auto program = ownProgram(QStringLiteral("sandpad-init"));
    QVERIFY(program);
    QProcess init;
    init.setChildProcessModifier(
        [descriptor = theirs.get()] { ::dup2(descriptor, guest::kControlDescriptor); });
    init.start(*program, {});
    QVERIFY(init.waitForStarted());
    theirs.reset();
    const std::string sent = guest::encodeFrame(guest::Kind::Setup, 0, setup.toStdString());
    QCOMPARE(::write(ours.get(), sent.data(), sent.size()), std::ssize(sent));
    QVERIFY(init.waitForFinished(60'000));
    QCOMPARE(init.exitCode(), 1);

    std::array<char, 256> bytes {};
    const ssize_t count = ::read(ours.get(), bytes.data(), bytes.size());
    guest::Frame frame;
    std::size_t size = 0;
    QVERIFY(count > 0);
    QCOMPARE(guest::decodeFrame({ bytes.data(), static_cast<std::size_t>(count) }, frame, size),
             guest::FrameState::Complete);
    QCOMPARE(frame.kind, guest::Kind::Ready);
    const auto ready = guest::decode<guest::Ready>(frame.payload);
    QVERIFY(ready);
    QCOMPARE(ready->version, guest::kProtocolVersion);
}

void TestUpdated::windowSaysWhatToDo()
{
    // What an init of the next version sends.
    guest::Ready ready;
    ready.version = guest::kProtocolVersion + 1;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(
        QByteArray::fromStdString(guest::encodeFrame(guest::Kind::Ready, 0, guest::encode(ready))));
    file.close();
    Launch launch;
    launch.program = QStringLiteral("/bin/sh");
    launch.arguments = { QStringLiteral("-c"),
                         QStringLiteral("/bin/cat '%1' >&3; /bin/sleep 600").arg(file.fileName()) };
    Sandbox sandbox(std::move(launch));
    std::optional<SandboxFailure> failure;
    connect(&sandbox, &Sandbox::happened, this, [&](const SandboxEvent &event) {
        if (const auto *broken = std::get_if<SandboxFailure>(&event.payload))
            failure = *broken;
    });
    QTRY_VERIFY_WITH_TIMEOUT(failure.has_value(), 60'000);
    QVERIFY2(failure->reason.contains(QStringLiteral("updated while it was open")),
             qPrintable(failure->reason));
    QVERIFY(failure->isMade); // no advice on namespaces
}

SANDPAD_TEST(updated, TestUpdated)
#include "tst_updated.moc"
