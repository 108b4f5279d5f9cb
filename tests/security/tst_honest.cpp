#include "Target.h"
#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/Levels.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <array>
#include <nlohmann/json.hpp>
#include <unistd.h>

using nlohmann::json;

namespace {

constexpr uid_t kOrdinary = 64123;

/// What follows a key among a program's first lines, for each line that has it.
QStringList headerLines(const QString &path, QLatin1StringView key)
{
    QStringList found;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    constexpr int kHeaderLines = 5;
    for (int line = 0; line < kHeaderLines; ++line) {
        const QString text = QString::fromUtf8(file.readLine()).trimmed();
        if (const qsizetype at = text.indexOf(key); at >= 0)
            found.append(text.sliced(at + key.size()));
    }
    return found;
}

/// "differs: LEVEL: REASON": the program cannot work at that level, and the README says so.
QStringList levelsThatDiffer(const QString &path)
{
    QStringList levels;
    for (const QString &line : headerLines(path, QLatin1StringView("differs: ")))
        levels.append(line.section(u':', 0, 0));
    return levels;
}

/// "options: ...": further options of sandpad run.
QStringList optionsOf(const QString &path)
{
    return headerLines(path, QLatin1StringView("options: "))
        .join(u' ')
        .split(u' ', Qt::SkipEmptyParts);
}

/// What else runs on the machine meanwhile, outside of Sandpad.
struct Load
{
    const char *name;
    const char *program; ///< of Python; empty: nothing runs
};

constexpr Load kNoLoad { .name = "alone", .program = "" };
constexpr std::array kLoads {
    Load { .name = "beside a busy loop", .program = "while True: pass" },
    // It takes and gives back 2 GiB again and again.
    Load { .name = "beside a large program",
           .program = "while True:\n block = bytearray(2 << 30)\n block[::4096] = b'x' * len("
                      "block[::4096])\n del block" },
};

/// In `./dev nightly`, SANDPAD_HONEST_TIMES is how often each program runs beside each load.
int timesBesideLoads()
{
    return qEnvironmentVariableIntValue("SANDPAD_HONEST_TIMES");
}

/// Runs while this lives.
class Neighbour
{
public:
    explicit Neighbour(const QByteArray &program)
    {
        if (program.isEmpty())
            return;
        m_process.start(QStringLiteral("/usr/bin/python3"),
                        { QStringLiteral("-c"), QString::fromUtf8(program) });
        m_process.waitForStarted();
    }
    ~Neighbour()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Neighbour(const Neighbour &) = delete;
    Neighbour &operator=(const Neighbour &) = delete;

private:
    QProcess m_process;
};

} // namespace

/// Programs that mean no harm work as they do outside. Among them is heavy-mappings.py
/// (docs/differences.md#by-many-mappings).
class TestHonest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_user.reset(); }
    void work_data();
    void work();

private:
    /// Runs a program once. Returns what it gave instead of "fine"; else nothing.
    [[nodiscard]] QByteArray wrongness(const QString &path, const QString &level);

    std::unique_ptr<Target> m_user;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

void TestHonest::initTestCase()
{
    m_user = std::make_unique<Target>(::geteuid() == 0 ? std::optional(kOrdinary) : std::nullopt);
}

void TestHonest::work_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("level");
    QTest::addColumn<bool>("differs");
    QTest::addColumn<QByteArray>("load");
    QTest::addColumn<int>("times");
    const QDir folder(QStringLiteral(SANDPAD_ATTACKS "/../honest"));
    const auto row = [&](const QString &name, const QString &level, const Load &load, int times) {
        const QString path = folder.filePath(name);
        QTest::addRow("%s %s %s", qPrintable(name), qPrintable(level), load.name)
            << path << level << levelsThatDiffer(path).contains(level) << QByteArray(load.program)
            << times;
    };
    const QStringList levels = isolatingLevels();
    qsizetype turn = 0;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        // Programs take turns at the levels. In nightly each runs at all levels, and the long ones
        // run only there.
        const bool takesTurn = timesBesideLoads() == 0;
        if (name.startsWith(QLatin1String("long-")) && takesTurn)
            continue;
        const QString own = levels[turn++ % levels.size()];
        for (const QString &level : levels) {
            if (takesTurn && level != own)
                continue;
            row(name, level, kNoLoad, 1);
            if (timesBesideLoads() == 0 || levelsThatDiffer(folder.filePath(name)).contains(level))
                continue;
            // What runs for minutes meets in one run what a short one meets in ten.
            const int times = name.startsWith(QLatin1String("long-")) ? 1 : timesBesideLoads();
            for (const Load &load : kLoads)
                row(name, level, load, times);
        }
    }
}

QByteArray TestHonest::wrongness(const QString &path, const QString &level)
{
    const QStringList options { QStringLiteral("run"),         QStringLiteral("--json"),
                                QStringLiteral("--cpu"),       QStringLiteral("300"),
                                QStringLiteral("--wall"),      QStringLiteral("600"),
                                QStringLiteral("--isolation"), level };
    const auto ended =
        m_user->run(m_sandpad, options + optionsOf(path) + QStringList { path }, {}, 700'000);
    const auto result = sandpad::runner::jsonFrom(ended.out);
    if (!ended.isInTime)
        return "no end: " + ended.out + ended.err;
    if (!result.is_object())
        return "no result: " + ended.err;
    const bool isFine = result["exitCode"] == 0 && result["stdout"] == "fine\n";
    return isFine ? QByteArray() : ended.out;
}

void TestHonest::work()
{
    QFETCH(QString, path);
    QFETCH(QString, level);
    QFETCH(bool, differs);
    QFETCH(QByteArray, load);
    QFETCH(int, times);
    if (lacksDotnet(path))
        QSKIP(kNoDotnet);
    const Neighbour neighbour(load);
    QByteArray wrong;
    int stopped = 0;
    for (int i = 0; i < times; ++i) {
        if (const QByteArray one = wrongness(path, level); !one.isEmpty()) {
            ++stopped;
            wrong = one;
        }
    }
    QVERIFY2((stopped > 0) == differs,
             QByteArray::number(stopped) + " of " + QByteArray::number(times) + ": " + wrong);
}

SANDPAD_TEST(honest, TestHonest)
#include "tst_honest.moc"
