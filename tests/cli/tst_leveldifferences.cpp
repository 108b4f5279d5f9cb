#include "tests/Levels.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What docs/differences.md says of the two levels of isolation is so.
class TestLevelDifferences : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void areAsSaid_data();
    void areAsSaid();
    void endPrograms_data();
    void endPrograms();

private:
    struct Ended
    {
        int status = -1;
        QString out;
        QString err;
    };
    static Ended run(const QString &path, const QStringList &options);
    /// Does one measure the memory of a run on this machine?
    [[nodiscard]] static bool hasControlGroup();
    /// Does Linux share the processors among sessions first?
    [[nodiscard]] static bool hasAutogroups();

    QMap<QString, QMap<QString, QString>> m_found; ///< level -> row -> what came of it
};

TestLevelDifferences::Ended TestLevelDifferences::run(const QString &path,
                                                      const QStringList &options)
{
    QProcess process;
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                  QStringList { QStringLiteral("run"), QStringLiteral("--wall"),
                                QStringLiteral("300"), QStringLiteral("--cpu"),
                                QStringLiteral("60") }
                      + options + QStringList { path });
    process.waitForFinished(600'000);
    return { .status = process.exitCode(),
             .out = QString::fromUtf8(process.readAllStandardOutput()),
             .err = QString::fromUtf8(process.readAllStandardError()) };
}

bool TestLevelDifferences::hasControlGroup()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.py")));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.close();
    const Ended ended = run(file.fileName(), { QStringLiteral("--json") });
    return !ended.out.contains(QLatin1String(R"("measuredBy":"processes")"))
        && ended.out.contains(QLatin1String(R"("measuredBy")"));
}

bool TestLevelDifferences::hasAutogroups()
{
    QFile file(QStringLiteral("/proc/sys/kernel/sched_autogroup_enabled"));
    return file.open(QIODevice::ReadOnly) && file.readAll().startsWith('1');
}

void TestLevelDifferences::initTestCase()
{
    for (const QString &level : isolatingLevels()) {
        const Ended ended = run(QStringLiteral(SANDPAD_SOURCE "/tests/cli/leveldifferences.py"),
                                { QStringLiteral("--isolation"), level });
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        for (const QString &line : ended.out.split(u'\n', Qt::SkipEmptyParts))
            m_found[level].insert(line.section(u' ', 0, 0), line.section(u' ', 1));
    }
}

void TestLevelDifferences::areAsSaid_data()
{
    QTest::addColumn<QString>("namespaces");
    QTest::addColumn<QString>("landlock");
    const auto row = [](const char *name, const char *namespaces, const char *landlock) {
        QTest::newRow(name) << QString::fromLatin1(namespaces) << QString::fromLatin1(landlock);
    };
    row("by-network", "works", "refused");
    row("by-shared-memory", "refused", "refused");
    row("by-semaphores", "works", "refused");
    row("by-temporary-files", "works", "only TMPDIR");
    row("by-modes", "works", "without effect");
    row("by-attributes", "none", "none");
    row("by-descriptors", "works", "with MSG_DONTWAIT");
    row("by-filters", "refused", "refused");
    row("by-places-of-memory", "works", "works");
    row("by-watching", "works", "refused");
    row("by-writing-through", "works", "only fsync");
    row("by-locks", "works", "only lockf");
    row("by-space", "works", "only posix_fallocate");
    row("by-scheduling", "refused of others", "refused");
    row("by-priority", "no effect", "no effect");
    row("by-proc", "refused", "refused");
    row("by-holes", "refused", "refused");
    row("by-deaf-calls", "refused", "refused");
    row("by-open-file-locks", "refused", "refused");
    row("by-core-files", "is 1", "is 1");
    row("by-users", "sandpad", "none");
    row("by-written-programs", "refused", "works");
    row("by-special-calls", "refused", "refused");
}

void TestLevelDifferences::areAsSaid()
{
    QFETCH(QString, namespaces);
    QFETCH(QString, landlock);
    const QString row = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(m_found[QStringLiteral("namespaces")].value(row), namespaces);
    QCOMPARE(m_found[QStringLiteral("landlock")].value(row), landlock);
}

void TestLevelDifferences::endPrograms_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason"); ///< in what Sandpad or the program says at its end
    const auto row = [](const char *name, const QByteArray &code, const QStringList &options,
                        const char *reason) {
        QTest::newRow(name) << code << options << QString::fromLatin1(reason);
    };
    // Half of it in the work folder, half in the home: each alone would fit.
    row("by-size-of-files",
        "import os, time\n"
        "for name in ('a', os.path.expanduser('~/b')):\n"
        "    with open(name, 'wb', buffering=0) as file:\n"
        "        for _ in range(160): assert file.write(bytes(1 << 20)) == 1 << 20\n"
        "time.sleep(9)\nprint('done')",
        {}, "");
    row("by-unused-memory", "import mmap, time\nkept = mmap.mmap(-1, 200 << 20)\ntime.sleep(9)",
        { QStringLiteral("--memory"), QStringLiteral("134217728") }, "the limit of 128 MiB");
    row("sessions",
        "import subprocess, time\n"
        "kept = [subprocess.Popen(['sleep', '60'], start_new_session=True) for _ in range(40)]\n"
        "time.sleep(60)",
        {}, "more than 8 sessions");
    row("many-locks",
        "import fcntl, os, struct, time\n"
        "def lock(kind, start, length):\n"
        "    fcntl.fcntl(file, fcntl.F_SETLK, struct.pack('hh4xqqi4x', kind, 0, start, length, "
        "0))\n"
        "file = os.open('locked', os.O_RDWR | os.O_CREAT)\n"
        "lock(fcntl.F_WRLCK, 0, 100_000)\n"
        "for i in range(12_000, 0, -1): lock(fcntl.F_UNLCK, 2 * i, 1)\n"
        "time.sleep(60)",
        {}, "more than 10000 locks");
}

void TestLevelDifferences::endPrograms()
{
    QFETCH(QByteArray, code);
    QFETCH(QStringList, options);
    QFETCH(QString, reason);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.py")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(code) == code.size());
    file.close();
    for (const QString &level : isolatingLevels()) {
        const Ended ended =
            run(file.fileName(), options + QStringList { QStringLiteral("--isolation"), level });
        // Else the kernel counts, or does not share the processors among sessions.
        const bool isLimited = !reason.startsWith(QLatin1String("more than"))
            || (!hasControlGroup()
                && (hasAutogroups() || !reason.endsWith(QLatin1String("sessions"))));
        if (!isLimited)
            continue;
        QVERIFY2(ended.status != 0, qPrintable(level + ended.out));
        QVERIFY2(ended.err.contains(reason), qPrintable(level + ended.err));
        QVERIFY2(!ended.out.contains(QLatin1String("done")), qPrintable(level + ended.err));
    }
}

SANDPAD_TEST(leveldifferences, TestLevelDifferences)
#include "tst_leveldifferences.moc"
