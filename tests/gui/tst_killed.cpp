#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QTimer>

#include <cstdio>
#include <utility>

using namespace sandpad;
using namespace sandpad::app;

/// What is on disk when the window's process is killed without a warning, or the disk takes
/// nothing.
class TestKilled : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void steadyTypingIsSaved();
    void losingTheFocusSaves();
    void aFullDiskLosesNothing();
    void closingAsksWhileNothingCanBeSaved();

private:
    [[nodiscard]] QByteArray currentCode() { return m_window->currentPage()->scratch().code; }
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
    SessionStore store(QString::fromLocal8Bit(argv[1]), runner.languages());
    runner::HistoryStore history(store.folder() + QStringLiteral("/../history"));
    SettingsStore settings(store.folder() + QStringLiteral("/../settings.json"));
    MainWindow window(runner, runner.languages(), runner.levels(),
                      { .session = store, .history = history, .settings = settings });
    window.show();
    widgets::CodeEditor &editor = window.currentPage()->editor();
    editor.setBytes({});
    int count = 0;
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, &editor, [&] {
        QTest::keyClick(&editor, kTyped[count++ % (sizeof kTyped - 1)]);
        std::printf("%d\n", count);
        std::fflush(stdout);
    });
    keys.start(kKeyMs);
    return QApplication::exec();
}

const tests::TestRegistration kTypist("typist", typeForever);

int complain(const char *what)
{
    std::fprintf(stderr, "full disk: %s\n", what);
    return 1;
}

/// A process of its own that types while the folder's disk is full, and when it has room again.
int typeOnFullDisk(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    runner::Runner runner;
    SessionStore store(folder, runner.languages());
    runner::HistoryStore history(store.folder() + QStringLiteral("/../history"));
    SettingsStore settings(store.folder() + QStringLiteral("/../settings.json"));
    MainWindow window(runner, runner.languages(), runner.levels(),
                      { .session = store, .history = history, .settings = settings });
    window.show();
    if (!store.finishWriting(std::chrono::minutes(1)))
        return complain("nothing can be written at all");
    QFile filler(folder + QStringLiteral("/filler"));
    if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return complain("the disk cannot be filled");
    while (filler.write(QByteArray(512, 'x')) > 0) { }
    const auto isWarned = [&] {
        return window.footer().text().contains(QLatin1String("Not saved"));
    };
    widgets::CodeEditor &editor = window.currentPage()->editor();
    editor.setBytes({});
    QTest::keyClicks(&editor, QStringLiteral("first"));
    if (!QTest::qWaitFor(isWarned, 60'000))
        return complain("no warning");
    QTest::keyClicks(&editor, QStringLiteral(" second"));
    window.footer().showNothing(); // as a run does
    if (!isWarned())
        return complain("the warning did not last");
    filler.remove();
    if (!QTest::qWaitFor([&] { return !isWarned(); }, 60'000))
        return complain("the warning stayed");
    const Session session = SessionFolder(store.folder(), runner.languages()).read(runner.levels());
    return textOf(session.open.first().page) == "first second" ? 0 : complain("the text is lost");
}

const tests::TestRegistration kFullDisk("fulldisk", typeOnFullDisk);

QByteArray longestTextIn(const QString &folder)
{
    QByteArray longest;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ QStringLiteral("*.py") })) {
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
    typist.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    typist.start(QCoreApplication::applicationFilePath(),
                 { QStringLiteral("typist"), m_folder->path() });
    QVERIFY(typist.waitForStarted());
    constexpr qsizetype kEnough = 60;
    // A promise of 300 ms, and time for a busy machine.
    constexpr qint64 kSurelySavedMs = 3000;
    // How much had been typed that long ago. The typist never pauses.
    QList<std::pair<qint64, qsizetype>> reports;
    QElapsedTimer clock;
    clock.start();
    const auto typedLongAgo = [&] {
        while (typist.canReadLine())
            reports.append({ clock.elapsed(), typist.readLine().trimmed().toLongLong() });
        qsizetype typed = 0;
        for (const auto &[time, count] : reports) {
            if (clock.elapsed() - time >= kSurelySavedMs)
                typed = count;
        }
        return typed;
    };
    QTRY_VERIFY_WITH_TIMEOUT(typedLongAgo() >= kEnough || typist.state() != QProcess::Running,
                             120'000);
    QCOMPARE(typist.state(), QProcess::Running);
    const qsizetype mustBeThere = typedLongAgo();
    typist.kill();
    QVERIFY(typist.waitForFinished());
    QCOMPARE(typist.exitStatus(), QProcess::CrashExit);

    const QByteArray saved = longestTextIn(folder);
    QVERIFY2(saved.size() >= mustBeThere, qPrintable(QString::number(mustBeThere)));
    m_runner = std::make_unique<runner::Runner>();
    QVERIFY(openWindow());
    QCOMPARE(m_window->currentPage()->scratch().code, saved);
    QVERIFY2(m_window->footer().text().contains(QLatin1String("was not closed the last time")),
             qPrintable(m_window->footer().text()));
    QByteArray typed;
    while (typed.size() < saved.size())
        typed += kTyped;
    QVERIFY2(typed.startsWith(saved), saved.constData());
}

void TestKilled::losingTheFocusSaves()
{
    QTest::keyClicks(&m_window->currentPage()->editor(), QStringLiteral("typed "));
    const QByteArray code = currentCode();
    QVERIFY(code.startsWith("typed "));
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    // Without closing it, which saves, too. Loading waits for what is being written.
    m_window.reset();
    QVERIFY(openWindow());
    QCOMPARE(currentCode(), code);
}

void TestKilled::aFullDiskLosesNothing()
{
    endPad();
    QTemporaryDir place;
    QProcess typist;
    typist.setProcessChannelMode(QProcess::ForwardedChannels);
    typist.start(QStringLiteral("bwrap"),
                 { QStringLiteral("--dev-bind"), QStringLiteral("/"), QStringLiteral("/"),
                   QStringLiteral("--size"), QStringLiteral("262144"), QStringLiteral("--tmpfs"),
                   place.path(), QCoreApplication::applicationFilePath(),
                   QStringLiteral("fulldisk"), place.path() });
    QVERIFY(typist.waitForFinished(-1));
    QCOMPARE(typist.exitStatus(), QProcess::NormalExit);
    QCOMPARE(typist.exitCode(), 0);
}

void TestKilled::closingAsksWhileNothingCanBeSaved()
{
    // Not even root can write into a file where a folder lies.
    const QString inTheWay = m_store->folder() + QStringLiteral("/.being-written");
    QVERIFY(m_store->finishWriting(std::chrono::minutes(1)));
    QVERIFY(QDir().mkdir(inTheWay));
    QTest::keyClicks(&m_window->currentPage()->editor(), QStringLiteral("typed "));
    const QByteArray code = currentCode();
    m_window->close();
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(m_window->isVisible());
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<QMessageBox *>());
    QVERIFY(m_window->isVisible());
    // Where it can be written again, nothing is asked.
    QVERIFY(QDir().rmdir(inTheWay));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->footer().text().contains(QLatin1String("Not saved")),
                             60'000);
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QVERIFY(openWindow());
    QCOMPARE(currentCode(), code);
}

SANDPAD_TEST(killed, TestKilled)
#include "tst_killed.moc"
