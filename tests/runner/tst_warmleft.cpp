#include "runner/Runner.h"
#include "tests/Levels.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/Descendants.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

/// Something that a program does, and a look of a later one that finds it where it was left.
struct Trace
{
    const char *name;
    const char *leave;
    const char *look; ///< an expression
};

constexpr auto kPythonBegin = R"py(import os, sys, json, random, signal, site, subprocess, tempfile
import numpy as np
import matplotlib.pyplot as plt
home = os.path.expanduser("~")
fonts = [os.path.join(home, ".cache/matplotlib", name) for name in os.listdir(home + "/.cache/matplotlib")]
def write(path, text="left"):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "a") as file: file.write(text)
def commands():
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/cmdline") as file: yield file.read()
        except OSError: pass
)py";

constexpr auto kPythonTraces = std::to_array<Trace>({
    { "work folder", "write('left')", "os.path.exists('left')" },
    { "temporary file", "write(tempfile.gettempdir() + '/left')",
      "os.path.exists(tempfile.gettempdir() + '/left')" },
    { "home", "write(home + '/.left')", "os.path.exists(home + '/.left')" },
    { "module of the user", "write(site.getusersitepackages() + '/usercustomize.py', 'left = 1')",
      "os.path.exists(site.getusersitepackages())" },
    { "settings", "write(home + '/.config/matplotlib/matplotlibrc', 'lines.linewidth: 9')",
      "os.path.exists(home + '/.config/matplotlib/matplotlibrc')" },
    { "list of fonts", "write(fonts[0], ' ')", "open(fonts[0]).read().endswith(' ')" },
    { "compile cache", "write('__pycache__/left.cpython-313.pyc')",
      "os.path.exists('__pycache__')" },
    { "shared memory", "write('/dev/shm/left')", "os.path.exists('/dev/shm/left')" },
    { "process", "subprocess.Popen(['sleep', '98.765'], start_new_session=True)",
      "any('98.765' in command for command in commands())" },
    { "environment", "os.environ['LEFT'] = '1'", "'LEFT' in os.environ" },
    { "global", "__builtins__.left = 1", "hasattr(__builtins__, 'left')" },
    { "module", "sys.modules['left'] = os", "'left' in sys.modules" },
    { "path", "sys.path.insert(0, '/left')", "'/left' in sys.path" },
    { "patch", "json.dumps = lambda value: 'left'", "json.dumps(1) != '1'" },
    { "patched type", "np.left = 1", "hasattr(np, 'left')" },
    { "print options", "np.set_printoptions(precision=1)",
      "np.get_printoptions()['precision'] == 1" },
    { "random state", "random.seed(7); np.random.seed(7)",
      "random.getstate() == random.Random(7).getstate() or np.random.get_state()[1][0] == 7" },
    { "rcParams", "plt.rcParams['lines.linewidth'] = 9", "plt.rcParams['lines.linewidth'] == 9" },
    { "figure", "plt.plot([1, 2])", "plt.get_fignums()" },
    { "handler", "signal.signal(signal.SIGUSR1, signal.SIG_IGN)",
      "signal.getsignal(signal.SIGUSR1) == signal.SIG_IGN" },
    { "umask", "os.umask(0o77)", "os.umask(0o22) == 0o77" },
});

constexpr auto kNodeBegin = R"js(const fs = require('node:fs');
const os = require('node:os');
const { spawn } = require('node:child_process');
const exists = (path) => fs.existsSync(path);
const commands = () => fs.readdirSync('/proc').filter(Number).map((pid) => {
  try { return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'); } catch { return ''; }
});
)js";

constexpr auto kNodeTraces = std::to_array<Trace>({
    { "work folder", "fs.writeFileSync('left', '')", "exists('left')" },
    { "temporary file", "fs.writeFileSync(os.tmpdir() + '/left', '')",
      "exists(os.tmpdir() + '/left')" },
    { "home", "fs.writeFileSync(os.homedir() + '/.node_repl_history', '')",
      "exists(os.homedir() + '/.node_repl_history')" },
    { "package", "fs.mkdirSync(os.homedir() + '/node_modules/left', { recursive: true })",
      "exists(os.homedir() + '/node_modules')" },
    { "shared memory", "fs.writeFileSync('/dev/shm/left', '')", "exists('/dev/shm/left')" },
    { "process", "spawn('sleep', ['87.654'], { detached: true, stdio: 'ignore' }).unref()",
      "commands().some((command) => command.includes('87.654'))" },
    { "environment", "process.env.LEFT = '1'", "'LEFT' in process.env" },
    { "global", "globalThis.left = 1", "'left' in globalThis" },
    { "prototype", "Array.prototype.left = 1", "'left' in []" },
    { "module", "require.cache.left = {}", "'left' in require.cache" },
    { "patch", "JSON.stringify = () => 'left'", "JSON.stringify(1) !== '1'" },
    { "patched module", "fs.left = 1", "'left' in require('node:fs')" },
    { "listener", "process.on('SIGUSR1', () => {})", "process.listenerCount('SIGUSR1') > 0" },
    { "umask", "process.umask(0o77)", "process.umask(0o22) === 0o77" },
});

/// Programs that leave all traces, and that print the names of those they find.
struct Pair
{
    QByteArray begin;
    QByteArray leave;
    QByteArray look;
    QByteArray names;
};

template <std::size_t N>
Pair pair(const char *begin, const std::array<Trace, N> &traces, const QByteArray &form,
          const QString &level)
{
    // There a program may write nothing below /dev/shm.
    const bool hasSharedMemory = level == QLatin1String("namespaces");
    Pair pair { .begin = begin, .leave = {}, .look = {}, .names = {} };
    for (const Trace &trace : traces) {
        if (!hasSharedMemory && trace.name == QByteArray("shared memory"))
            continue;
        pair.leave += QByteArray(trace.leave) + "\n";
        pair.look += QByteArray(form).replace("NAME", trace.name).replace("LOOK", trace.look);
        pair.names += QByteArray(trace.name) + "\n";
    }
    return pair;
}

/// Programs of a soak that end in different ways. None begins with an import, so that all of them
/// can run in the same sandboxes.
constexpr auto kPythonEnds = std::to_array<const char *>({
    "print(1)",
    "raise SystemExit(3)",
    "1 / 0",
    "__import__('os').abort()",
    "x = bytearray(1 << 29)",
    "if True: import os, time\nif os.fork() == 0:\n os.setsid(); time.sleep(99)",
    "open('left.txt', 'w').write('x' * 100_000)",
    "display({'a': [1, 2]})",
    "print('x' * 300_000)",
});
constexpr auto kFigures = std::to_array<const char *>({
    "import matplotlib.pyplot as plt\nplt.plot([1, 2])",
});
constexpr auto kNodeEnds = std::to_array<const char *>({
    "console.log(1)",
    "process.exit(3)",
    "throw new Error('x')",
    "process.abort()",
    "setInterval(() => {}, 1000); setTimeout(() => process.exit(), 5)",
});

/// What runs one after the other with one wish.
struct Block
{
    const char *language;
    const char *level;
    std::span<const char *const> programs;
    int runs; ///< of a hundred
};

constexpr auto kBlocks = std::to_array<Block>({
    { "python", "namespaces", kPythonEnds, 50 },
    { "javascript", "namespaces", kNodeEnds, 20 },
    { "python", "landlock", kPythonEnds, 20 },
    { "python", "namespaces", kFigures, 5 },
    { "javascript", "landlock", kNodeEnds, 5 },
});

/// What this process holds while no sandbox waits.
struct Held
{
    qsizetype descriptors = 0;
    qsizetype processes = 0;
    qsizetype mounts = 0;
    qsizetype folders = 0;
    qint64 pssKiB = 0;

    static Held now(const QString &temporary)
    {
        const QDir descriptors(QStringLiteral("/proc/self/fd"));
        const QByteArray memory = contentOf("/proc/self/smaps_rollup");
        const qsizetype at = memory.indexOf("\nPss:") + 5;
        return { .descriptors =
                     descriptors.entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)
                         .size(),
                 .processes = descendants().size(),
                 .mounts = contentOf("/proc/self/mountinfo").count('\n'),
                 .folders =
                     QDir(temporary).entryList(QDir::NoDotAndDotDot | QDir::AllEntries).size(),
                 .pssKiB = memory.mid(at, memory.indexOf("kB", at) - at).trimmed().toLongLong() };
    }

private:
    static QByteArray contentOf(const char *path)
    {
        QFile file(QString::fromLatin1(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

const QByteArray kPythonLook = "if LOOK: print('NAME')\n";
const QByteArray kNodeLook = "if (LOOK) console.log('NAME');\n";

} // namespace

/// What a run in a sandbox that waited leaves to the next one, and to the process that holds the
/// pool: nothing.
class TestWarmLeft : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void nextRunFindsNothing_data();
    void nextRunFindsNothing();
    void staysTheSame();

private:
    struct Record
    {
        QByteArray out;
        QByteArray err;
        bool isWarm = false;
    };
    Record run(Runner &runner, const RunRequest &request);
    /// Runs a hundred programs, and lets all sandboxes go.
    void runHundred(Runner &runner, int &run);
    static void awaitWarm(Runner &runner, const RunRequest &request, int count);
    static RunnerSettings settings()
    {
        RunnerSettings settings;
        settings.warm.isThrifty = false; // this machine may run on a battery
        return settings;
    }
};

TestWarmLeft::Record TestWarmLeft::run(Runner &runner, const RunRequest &request)
{
    Record record;
    bool isOver = false;
    const auto run = runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *started = std::get_if<Started>(&event.payload))
            record.isWarm = started->isWarm;
        else if (const auto *output = std::get_if<Output>(&event.payload))
            (output->stream == Stream::Out ? record.out : record.err) += output->bytes;
        isOver = isOver || std::holds_alternative<Finished>(event.payload);
    });
    if (!sandpad::tests::waitFor([&] { return isOver; }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    return record;
}

void TestWarmLeft::awaitWarm(Runner &runner, const RunRequest &request, int count)
{
    runner.expect(request);
    QTRY_VERIFY_WITH_TIMEOUT(runner.warmSandboxes() >= count, 300'000);
}

void TestWarmLeft::nextRunFindsNothing_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("level");
    for (const QString &level : isolatingLevels()) {
        for (const QString &language : { QStringLiteral("python"), QStringLiteral("javascript") })
            QTest::addRow("%s %s", qPrintable(language), qPrintable(level)) << language << level;
    }
}

void TestWarmLeft::nextRunFindsNothing()
{
    QFETCH(QString, language);
    QFETCH(QString, level);
    const Pair programs = language == QLatin1String("python")
        ? pair(kPythonBegin, kPythonTraces, kPythonLook, level)
        : pair(kNodeBegin, kNodeTraces, kNodeLook, level);
    Runner runner(settings());
    RunRequest request;
    request.snippet = { .languageId = language,
                        .code = programs.begin + programs.leave + programs.look };
    request.isolation = IsolationLevel(level);
    // Where all is left in one run, all is found.
    const Record both = run(runner, request);
    QVERIFY2(both.out == programs.names, both.out + both.err);

    request.snippet.code = programs.begin + programs.leave;
    awaitWarm(runner, request, 2);
    const Record leaving = run(runner, request);
    QVERIFY(leaving.isWarm);
    QVERIFY2(leaving.err.isEmpty(), leaving.err);
    request.snippet.code = programs.begin + programs.look;
    // The first of them waited while the other program ran. The second is made afterwards.
    for (int i = 0; i < 2; ++i) {
        const Record looking = run(runner, request);
        QVERIFY(looking.isWarm);
        QCOMPARE(looking.out + looking.err, QByteArray());
        awaitWarm(runner, request, 1);
    }
}

void TestWarmLeft::runHundred(Runner &runner, int &run)
{
    for (const Block &block : kBlocks) {
        for (int i = 0; i < block.runs; ++i, ++run) {
            const QByteArray code = block.programs[i % block.programs.size()];
            RunRequest request;
            request.snippet = { .languageId = QString::fromLatin1(block.language), .code = code };
            request.isolation = IsolationLevel(QString::fromLatin1(block.level));
            awaitWarm(runner, request, 1);
            QVERIFY(this->run(runner, request).isWarm);
        }
    }
    runner.expect({});
    QTRY_VERIFY_WITH_TIMEOUT(descendants().isEmpty(), 60'000);
}

void TestWarmLeft::staysTheSame()
{
    const int runs = qEnvironmentVariableIntValue("SANDPAD_WARM_RUNS");
    if (runs == 0)
        QSKIP("SANDPAD_WARM_RUNS says how many; ./dev nightly does");
    QTemporaryDir temporary;
    // Root's sandboxes belong to another user.
    QVERIFY(QFile::setPermissions(temporary.path(),
                                  QFile::permissions(temporary.path()) | QFile::ReadOther
                                      | QFile::WriteOther | QFile::ExeOther));
    qputenv("TMPDIR", QFile::encodeName(temporary.path()));
    Runner runner(settings());
    int done = 0;
    std::optional<Held> first;
    Held last;
    while (done < runs && !QTest::currentTestFailed()) {
        runHundred(runner, done);
        last = Held::now(temporary.path());
        qInfo("%d runs: %lld descriptors, %lld processes, %lld mounts, %lld folders, PSS %lld KiB",
              done, last.descriptors, last.processes, last.mounts, last.folders, last.pssKiB);
        first = first.value_or(last);
    }
    qunsetenv("TMPDIR");
    QVERIFY(first);
    QCOMPARE(last.descriptors, first->descriptors);
    QCOMPARE(last.processes, 0);
    QCOMPARE(last.mounts, first->mounts);
    QCOMPARE(last.folders, first->folders);
    constexpr qint64 kMostGrowthKiB = 10 << 10;
    QVERIFY2(last.pssKiB <= first->pssKiB + kMostGrowthKiB, QByteArray::number(last.pssKiB));
}

SANDPAD_TEST(warmleft, TestWarmLeft)
#include "tst_warmleft.moc"
