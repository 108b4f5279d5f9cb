#include "app/instance/LaterInstance.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <sys/stat.h>
#include <thread>

using namespace sandpad;
using namespace sandpad::app;

/// Starts that meet at one place, and what strangers may send there.
class TestInstance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void argumentsAreWishes();
    void messagesComeBack();
    void wishesMayBeMissing();
    void oddMessagesAreRefused_data();
    void oddMessagesAreRefused();
    void theFolderIsPrivate();
    void withoutARuntimeFolderTheDataFolderServes();
    void withoutAFolderNobodyIsFirst_data();
    void withoutAFolderNobodyIsFirst();
    void oneIsFirst();
    void aDeadSocketIsReplaced();
    void laterStartsAreTaken();
    void nobodyAnswers();
    void hostilePeersAreDropped_data();
    void hostilePeersAreDropped();

private:
    [[nodiscard]] InstancePlace place() const { return *instancePlace(m_data); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
};

namespace {

const Handover kHandover { .files = { QStringLiteral("/a b/caf\u00e9.py"),
                                      QStringLiteral("/c.js") },
                           .newScratch = QStringLiteral("python"),
                           .pastesAnswer = true,
                           .activationToken = "token_TIME12" };

QByteArray framed(const QByteArray &text)
{
    QByteArray head(kHandoverHead, '\0');
    qToBigEndian(static_cast<quint32>(text.size()), head.data());
    return head + text;
}

} // namespace

void TestInstance::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(QStringLiteral("data"));
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toLocal8Bit());
    qputenv("DISPLAY", ":7");
    qunsetenv("WAYLAND_DISPLAY");
}

void TestInstance::messagesComeBack()
{
    for (const Handover &sent : { kHandover, Handover {} }) {
        const QByteArray message = messageOf(sent);
        const auto length = handoverLength(message.first(kHandoverHead));
        QVERIFY(length);
        QCOMPARE(*length, message.size() - kHandoverHead);
        const auto read = handoverFrom(message.sliced(kHandoverHead));
        QVERIFY(read);
        QCOMPARE(*read, sent);
    }
}

void TestInstance::argumentsAreWishes()
{
    const Handover wanted =
        wantedBy({ QStringLiteral("/a.py"), QStringLiteral("--new"), QStringLiteral("csharp"),
                   QStringLiteral("--paste-answer"), QStringLiteral("/b.md") });
    QCOMPARE(wanted.files, QStringList({ QStringLiteral("/a.py"), QStringLiteral("/b.md") }));
    QCOMPARE(wanted.newScratch, QStringLiteral("csharp"));
    QVERIFY(wanted.pastesAnswer);
    // The command has refused that before.
    QCOMPARE(wantedBy({ QStringLiteral("--new") }), Handover {});
}

/// An earlier Sandpad sends only files.
void TestInstance::wishesMayBeMissing()
{
    const auto read = handoverFrom(R"({"version": 1, "files": ["/a"], "token": ""})");
    QVERIFY(read);
    QVERIFY(read->newScratch.isEmpty());
    QVERIFY(!read->pastesAnswer);
}

void TestInstance::oddMessagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    row("empty", "");
    row("garbage", "\xff\x00{");
    row("list", "[1]");
    row("cut", R"({"version": 1, "files": ["/a)");
    row("without a version", R"({"files": [], "token": ""})");
    row("other version", R"({"version": 2, "files": [], "token": ""})");
    row("without files", R"({"version": 1, "token": ""})");
    row("without a token", R"({"version": 1, "files": []})");
    row("files of odd type", R"({"version": 1, "files": {"a": "/a"}, "token": ""})");
    row("file of odd type", R"({"version": 1, "files": [5], "token": ""})");
    row("relative path", R"({"version": 1, "files": ["a.py"], "token": ""})");
    row("path with a null", R"({"version": 1, "files": ["/a\u0000b"], "token": ""})");
    row("long path",
        R"({"version": 1, "token": "", "files": ["/)" + QByteArray(5000, 'a') + "\"]}");
    row("many files",
        R"({"version": 1, "token": "", "files": ["/a")" + QByteArray(R"(,"/a")").repeated(1000)
            + "]}");
    row("language of odd type", R"({"version": 1, "files": [], "token": "", "new": 1})");
    row("long language",
        R"({"version": 1, "files": [], "token": "", "new": ")" + QByteArray(100, 'a') + "\"}");
    row("paste of odd type", R"({"version": 1, "files": [], "token": "", "paste": "yes"})");
    row("token of odd type", R"({"version": 1, "files": [], "token": 5})");
    row("token of two lines", R"({"version": 1, "files": [], "token": "a\nb"})");
    row("long token", R"({"version": 1, "files": [], "token": ")" + QByteArray(5000, 'a') + "\"}");
}

void TestInstance::oddMessagesAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!handoverFrom(text));
}

void TestInstance::theFolderIsPrivate()
{
    const QString folder = m_folder->filePath(QStringLiteral("sandpad"));
    QCOMPARE(::mkdir(qPrintable(folder), 0755), 0);
    const QString socket = place().socket;
    QVERIFY(socket.startsWith(folder + u'/'));
    struct stat found {};
    QCOMPARE(::stat(qPrintable(folder), &found), 0);
    QCOMPARE(found.st_mode & 07777, 0700u);
    // Other data and another display are another place.
    QVERIFY(instancePlace(m_data + u'2')->socket != socket);
    qputenv("DISPLAY", ":8");
    QVERIFY(place().socket != socket);
}

void TestInstance::withoutARuntimeFolderTheDataFolderServes()
{
    const QString own = m_data + QStringLiteral("/windows/");
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(QStringLiteral("sandpad"))));
    QVERIFY(place().socket.startsWith(own));
    for (const char *runtime : { "relative", "/proc/nowhere", "" }) {
        qputenv("XDG_RUNTIME_DIR", runtime);
        QVERIFY(place().socket.startsWith(own));
    }
    qunsetenv("XDG_RUNTIME_DIR");
    QVERIFY(place().socket.startsWith(own));
    struct stat found {};
    QCOMPARE(::stat(qPrintable(own), &found), 0);
    QCOMPARE(found.st_mode & 07777, 0700u);
    QVERIFY(
        std::holds_alternative<std::unique_ptr<FirstInstance>>(startInstance(m_data, kHandover)));
}

void TestInstance::withoutAFolderNobodyIsFirst_data()
{
    QTest::addColumn<QString>("data");
    QTest::newRow("cannot be made") << QStringLiteral("/proc/nowhere");
    constexpr int kTooLong = 90;
    QTest::newRow("too long for a socket") << m_folder->filePath(QString(kTooLong, u'd'));
}

void TestInstance::withoutAFolderNobodyIsFirst()
{
    QFETCH(QString, data);
    qunsetenv("XDG_RUNTIME_DIR");
    QVERIFY(!instancePlace(data));
    QVERIFY(std::holds_alternative<Unanswered>(startInstance(data, kHandover)));
}

void TestInstance::oneIsFirst()
{
    auto first = FirstInstance::takePlace(place());
    QVERIFY(first);
    QVERIFY(!FirstInstance::takePlace(place()));
    first.reset();
    QVERIFY(FirstInstance::takePlace(place()));
}

void TestInstance::aDeadSocketIsReplaced()
{
    QVERIFY(FirstInstance::takePlace(place()));
    QFile dead(place().socket);
    QVERIFY(dead.open(QIODevice::WriteOnly));
    dead.close();
    const auto first = FirstInstance::takePlace(place());
    QVERIFY(first);
    QLocalSocket socket;
    socket.connectToServer(place().socket);
    QVERIFY(socket.waitForConnected());
}

void TestInstance::laterStartsAreTaken()
{
    const auto first = FirstInstance::takePlace(place());
    QList<Handover> taken;
    connect(first.get(), &FirstInstance::asked, this,
            [&](const Handover &handover) { taken.append(handover); });
    for (int i = 1; i <= 3; ++i) {
        std::atomic<bool> isOver = false;
        bool isHandedOver = false;
        std::thread later([&] {
            isHandedOver = std::holds_alternative<HandedOver>(startInstance(m_data, kHandover));
            isOver = true;
        });
        const bool ends = QTest::qWaitFor([&] { return isOver.load(); }, 60'000);
        later.join();
        QVERIFY(ends);
        QVERIFY(isHandedOver);
        QCOMPARE(taken.size(), i);
        QCOMPARE(taken.last(), kHandover);
    }
}

void TestInstance::nobodyAnswers()
{
    // The thread that listens does nothing meanwhile.
    const auto first = FirstInstance::takePlace(place());
    QVERIFY(std::holds_alternative<Unanswered>(startInstance(m_data, kHandover)));
}

void TestInstance::hostilePeersAreDropped_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("garbage") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("too long") << QByteArray("\x00\x20\x00\x00", 4);
    QTest::newRow("no JSON") << framed("nothing");
    QTest::newRow("empty") << framed("");
    QTest::newRow("no end") << messageOf(kHandover).chopped(1);
    QTest::newRow("half a head") << QByteArray("\0\0", 2);
    QTest::newRow("silence") << QByteArray();
}

void TestInstance::hostilePeersAreDropped()
{
    QFETCH(QByteArray, sent);
    const auto first = FirstInstance::takePlace(place());
    QSignalSpy asked(first.get(), &FirstInstance::asked);
    std::vector<std::unique_ptr<QLocalSocket>> peers(40); // more than are listened to
    for (auto &peer : peers) {
        peer = std::make_unique<QLocalSocket>();
        peer->connectToServer(place().socket);
        peer->write(sent);
    }
    for (const auto &peer : peers) {
        QTRY_COMPARE_WITH_TIMEOUT(peer->state(), QLocalSocket::UnconnectedState, 60'000);
        QVERIFY(peer->readAll().isEmpty());
    }
    QVERIFY(asked.isEmpty());
    // Others are still heard, also in pieces.
    QLocalSocket good;
    good.connectToServer(place().socket);
    for (const char byte : messageOf(kHandover)) {
        good.write(&byte, 1);
        good.flush();
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE(asked.size(), 1);
    QTRY_COMPARE(good.bytesAvailable(), qstrlen(kHandoverTaken));
    QCOMPARE(good.readAll(), QByteArray(kHandoverTaken));
}

SANDPAD_TEST(instance, TestInstance)
#include "tst_instance.moc"
