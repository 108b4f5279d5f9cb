#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTimer>

using namespace sandpad;
using namespace sandpad::app;

/// What is on disk when the window's process is killed without a warning.
class TestKilled : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void steadyTypingIsSaved();
};

namespace {

/// Between two keys; a person who types quickly needs about as long.
constexpr int kKeyMs = 40;
constexpr char kTyped[] = "typed ";

/// A process of its own with a window, into which somebody types without ever pausing.
int typeForever(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    runner::Runner runner;
    SessionStore store(QString::fromLocal8Bit(argv[1]));
    MainWindow window(runner, runner.languages(), runner.levels(), store);
    window.show();
    widgets::CodeEditor &editor = window.currentPage()->editor();
    editor.setBytes({});
    int count = 0;
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, &editor,
                     [&] { QTest::keyClick(&editor, kTyped[count++ % (sizeof kTyped - 1)]); });
    keys.start(kKeyMs);
    return QApplication::exec();
}

const tests::TestRegistration kTypist("typist", typeForever);

QByteArray longestTextIn(const QString &folder)
{
    QByteArray longest;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ QStringLiteral("*.code") })) {
        QFile code(file.filePath());
        if (!code.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = code.readAll();
        if (text.startsWith(kTyped) && text.size() > longest.size())
            longest = text;
    }
    return longest;
}

} // namespace

void TestKilled::steadyTypingIsSaved()
{
    const QString folder = m_store->folder();
    endPad();
    QProcess typist;
    typist.setProcessChannelMode(QProcess::ForwardedChannels);
    typist.start(QCoreApplication::applicationFilePath(),
                 { QStringLiteral("typist"), m_folder->path() });
    QVERIFY(typist.waitForStarted());
    constexpr qsizetype kEnough = 60;
    // The typist never pauses, so a text of this length was saved while it typed.
    QTRY_VERIFY_WITH_TIMEOUT(
        longestTextIn(folder).size() >= kEnough || typist.state() != QProcess::Running, 120'000);
    QCOMPARE(typist.state(), QProcess::Running);
    typist.kill();
    QVERIFY(typist.waitForFinished());
    QCOMPARE(typist.exitStatus(), QProcess::CrashExit);

    const QByteArray saved = longestTextIn(folder);
    m_runner = std::make_unique<runner::Runner>();
    QVERIFY(openWindow());
    QCOMPARE(m_window->currentPage()->scratch().code, saved);
    QByteArray typed;
    while (typed.size() < saved.size())
        typed += kTyped;
    QVERIFY2(typed.startsWith(saved), saved.constData());
}

SANDPAD_TEST(killed, TestKilled)
#include "tst_killed.moc"
