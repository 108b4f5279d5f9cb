#include "runner/Runner.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/Descendants.h"
#include "tests/runner/PythonRequest.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>
#include <unistd.h>

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A virtual environment of Python.
class Environment
{
public:
    Environment()
    {
        // Root's programs run as another user, who must be able to enter it.
        const QDir folder(m_folder.path());
        if (!QFile::setPermissions(m_folder.path(), QFile::permissions(QStringLiteral("/usr")))
            || !folder.mkpath(packages()) || !folder.mkpath(QStringLiteral("venv/bin"))
            || !QFile::link(QStringLiteral("/usr/bin/python3"), interpreter()))
            qFatal("no environment");
        write(m_folder.filePath(QStringLiteral("venv/pyvenv.cfg")), "home = /usr/bin\n");
    }
    [[nodiscard]] QString interpreter() const
    {
        return m_folder.filePath(QStringLiteral("venv/bin/python3"));
    }
    void install(const QString &name, const QByteArray &content) const
    {
        write(packages() + u'/' + name, content);
    }

private:
    [[nodiscard]] QString packages() const
    {
        return m_folder.filePath(QStringLiteral("venv/lib/python3.13/site-packages"));
    }
    static void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly)
            || file.write(content) != content.size())
            qFatal("nothing was written");
    }

    QTemporaryDir m_folder;
};

} // namespace

/// Sandboxes that are made before their run is asked for.
class TestWarmPool : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init()
    {
        // This machine may run on a battery.
        RunnerSettings settings;
        settings.warm.isThrifty = false;
        m_runner = std::make_unique<Runner>(settings);
    }
    void runsTheCodeOfNow_data();
    void runsTheCodeOfNow();
    void isTakenOnlyForTheSame_data();
    void isTakenOnlyForTheSame();
    void programSeesNoDifference_data();
    void programSeesNoDifference();
    void whatTellsThatItWaited();
    void isForOneRunOnly();
    void packagesAreThoseOfNow();
    void packagesThatSaySomethingAreNotLoadedAhead_data();
    void packagesThatSaySomethingAreNotLoadedAhead();
    void whatOnlyDrawingLoadsIsNotSeen();
    void theTabBeforeKeepsOne();
    void limitsCountFromTheCode();
    void inputAndTerminal_data();
    void inputAndTerminal();
    void stops();
    void howManyWaitCanBeSet();
    void oneThatDiedCostsNothing_data();
    void oneThatDiedCostsNothing();
    void nothingIsLeft();

private:
    struct Record
    {
        QByteArray out;
        bool isWarm = false;
        RunResult result;
    };
    /// Runs to the end; gives the program a line when it asks.
    Record run(const RunRequest &request, const std::function<void(Run &)> &onStarted = {});
    /// Expects the run, and waits until a sandbox is ready for it.
    void expect(const RunRequest &request)
    {
        m_runner->expect(request);
        QTRY_VERIFY_WITH_TIMEOUT(m_runner->warmSandboxes() > 0, 300'000);
    }
    static RunRequest request(const char *language, const QByteArray &code)
    {
        RunRequest request;
        request.snippet = { .languageId = QString::fromLatin1(language), .code = code };
        return request;
    }

    std::unique_ptr<Runner> m_runner;
};

TestWarmPool::Record TestWarmPool::run(const RunRequest &request,
                                       const std::function<void(Run &)> &onStarted)
{
    Record record;
    std::optional<RunResult> result;
    const auto run = m_runner->start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *started = std::get_if<Started>(&event.payload)) {
            record.isWarm = started->isWarm;
        } else if (const auto *output = std::get_if<Output>(&event.payload)) {
            record.out += output->bytes;
            if (onStarted)
                onStarted(*run);
        } else if (std::holds_alternative<WaitingForInput>(event.payload)) {
            run->sendInput("Ada\n");
        } else if (const auto *end = std::get_if<Finished>(&event.payload)) {
            result = end->result;
        }
    });
    if (!sandpad::tests::waitFor([&] { return result.has_value(); }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    record.result = result.value_or(RunResult {});
    return record;
}

void TestWarmPool::runsTheCodeOfNow_data()
{
    QTest::addColumn<RunRequest>("expected");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("out");
    QTest::newRow("python") << request("python", "print(1)") << QByteArray("print(2)\n3")
                            << QByteArray("2\n");
    QTest::newRow("python with packages")
        << request("python", "import numpy as np\nprint(np.arange(2))")
        << QByteArray("import numpy as np\nprint(np.arange(3))") << QByteArray("[0 1 2]\n");
    QTest::newRow("javascript") << request("javascript", "console.log(1)")
                                << QByteArray("console.log(2)") << QByteArray("2\n");
    // Node takes it for no module; the harness does, once it has the code.
    QTest::newRow("javascript that awaits") << request("javascript", "console.log(1)")
                                            << QByteArray("async function f() { return 2; }\n"
                                                          "console.log(await f())")
                                            << QByteArray("2\n");
    RunRequest module = request("javascript", "");
    module.snippet.fileName = QStringLiteral("a.mjs");
    QTest::newRow("a module of JavaScript")
        << module << QByteArray("import fs from 'node:fs';\nconsole.log(typeof fs.open)")
        << QByteArray("function\n");
    RunRequest typed = request("typescript", "console.log(1);");
    typed.sharesCompiler = true;
    QTest::newRow("typescript") << typed << QByteArray("enum E { A = 2 }\nconsole.log(E.A)")
                                << QByteArray("2\n");
    QTest::newRow("typescript that awaits")
        << typed
        << QByteArray("async function f(): Promise<number> { return 2; }\nconsole.log(await f())")
        << QByteArray("2\n");
    if (!hasDotnet())
        return;
    RunRequest compiled = request("csharp", "Console.WriteLine(1);");
    compiled.sharesCompiler = true;
    QTest::newRow("c#") << compiled << QByteArray("Console.WriteLine(2);") << QByteArray("2\n");
}

void TestWarmPool::runsTheCodeOfNow()
{
    QFETCH(RunRequest, expected);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, out);
    expect(expected);
    expected.snippet.code = code;
    const Record record = run(expected);
    QCOMPARE(record.out, out);
    QVERIFY(record.isWarm);
    QVERIFY2(record.result.isSuccess(), qPrintable(record.result.message));
    QVERIFY(record.result.files.isEmpty());
}

void TestWarmPool::isTakenOnlyForTheSame_data()
{
    QTest::addColumn<RunRequest>("other");
    const auto row = [](const char *tag, const auto &change) {
        RunRequest other = pythonRequest();
        change(other);
        QTest::newRow(tag) << other;
    };
    row("limits", [](RunRequest &other) { other.limits.cpu = 4s; });
    row("name", [](RunRequest &other) { other.snippet.fileName = QStringLiteral("b.py"); });
    row("input", [](RunRequest &other) { other.standardInput = "x"; });
    row("a file", [](RunRequest &other) { other.inputs = { { QStringLiteral("a"), "b" } }; });
    row("imports", [](RunRequest &other) { other.snippet.code = "import numpy\nprint(1)"; });
    row("a server", [](RunRequest &other) { other.snippet.code = "import socket\nprint(1)"; });
    row("figures", [](RunRequest &other) { other.figures.pixelRatio = 2; });
    row("isolation",
        [](RunRequest &other) { other.isolation = IsolationLevel(QStringLiteral("landlock")); });
    row("language", [](RunRequest &other) {
        other.snippet = { .languageId = QStringLiteral("javascript"), .code = "console.log(1)" };
    });
}

void TestWarmPool::isTakenOnlyForTheSame()
{
    QFETCH(RunRequest, other);
    expect(pythonRequest());
    const Record record = run(other);
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, "1\n");
}

void TestWarmPool::programSeesNoDifference_data()
{
    QTest::addColumn<RunRequest>("request");
    const QString folder = QStringLiteral(SANDPAD_SOURCE "/tests/fidelity/start/");
    QTest::newRow("python") << request("python",
                                       contentOf(folder + QLatin1String("python_start.py")));
    QTest::newRow("javascript") << request(
        "javascript", contentOf(folder + QLatin1String("javascript-start.js")));
    RunRequest typed =
        request("typescript", contentOf(folder + QLatin1String("typescript-start.ts")));
    typed.sharesCompiler = true;
    QTest::newRow("typescript") << typed;
    QTest::newRow("packages") << pythonRequest(R"py("""A program
that draws."""
import sys  # first
import numpy as np
from matplotlib import (
    pyplot as plt,
)
import os, random, warnings
for name in sorted(sys.modules):
    print(name)
for seen in sys.argv, sys.path[1:], os.listdir("."), sorted(os.environ), os.listdir("/proc/self/fd"):
    print(seen)
print(plt.get_fignums(), plt.figure().number, sep="\n")
print(*sorted(plt.rcParams.items()), sep="\n")
print(len(os.listdir("/proc/self/task")), warnings.filters, plt.get_backend())
np.random.seed(1)
print(np.random.rand(), [name for name in globals()])
plt.close("all")
)py");
    // The package takes the file for a module of the language, and fails.
    RunRequest hiding = request("python", R"py(
import sys
try:
    import numpy.random
except Exception as error:
    print(type(error), error)
print(*sorted(sys.modules), sep="\n")
)py");
    hiding.inputs = { { QStringLiteral("random.py"), "print('loaded')\n" } };
    QTest::newRow("a file that hides a module") << hiding;
}

void TestWarmPool::programSeesNoDifference()
{
    QFETCH(RunRequest, request);
    const Record cold = run(request);
    expect(request);
    const Record warm = run(request);
    QVERIFY(!cold.isWarm && warm.isWarm);
    QVERIFY(cold.out.size() > 100);
    const QByteArrayList lines = warm.out.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(lines[i], cold.out.split('\n').value(i));
}

/// docs/differences.md#started-ahead
void TestWarmPool::whatTellsThatItWaited()
{
    const RunRequest javascript = request("javascript", "console.log(process.uptime() > 1)");
    expect(javascript);
    QTest::qWait(1'000);
    QCOMPARE(run(javascript).out, "true\n");
    const RunRequest python =
        request("python", "print(open('/proc/self/environ').read().count('='))");
    const Record cold = run(python);
    expect(python);
    const Record warm = run(python);
    QVERIFY(!cold.isWarm && warm.isWarm);
    QCOMPARE(warm.out.trimmed().toInt(), cold.out.trimmed().toInt() + 1);
}

void TestWarmPool::isForOneRunOnly()
{
    const RunRequest leaving = pythonRequest(
        "import os, builtins, sys\nbuiltins.left = 1\nopen('left', 'w').write('x')\n"
        "open('/tmp/left', 'w').write('x')\nsys.modules['left'] = os\nos.environ['LEFT'] = '1'\n");
    const RunRequest looking = pythonRequest(
        "import os, builtins, sys\nprint(hasattr(builtins, 'left'), os.listdir('/tmp'), "
        "sorted(os.listdir('.')), 'left' in sys.modules, 'LEFT' in os.environ)\n");
    expect(leaving);
    QVERIFY(run(leaving).isWarm);
    expect(looking);
    const Record record = run(looking);
    QVERIFY(record.isWarm);
    QCOMPARE(record.out, "False [] ['script.py'] False False\n");
}

void TestWarmPool::packagesAreThoseOfNow()
{
    const Environment environment;
    RunRequest python = request("python", "print(1)");
    python.interpreter = environment.interpreter();
    expect(python);
    QVERIFY(run(python).isWarm);
    expect(python);
    QTest::qWait(50); // times of files have a step
    environment.install(QStringLiteral("new.py"), {});
    const Record record = run(python);
    QCOMPARE(record.out, "1\n");
    QVERIFY(!record.isWarm);
    // Those that do not fit any more have made room.
    expect(python);
    QVERIFY(run(python).isWarm);
    // A package that is loaded ahead, and is edited where it lies.
    environment.install(QStringLiteral("numpy/__init__.py"), "V = 1\n");
    python.snippet.code = "import numpy\nprint(numpy.V)\n";
    expect(python);
    QCOMPARE(run(python).out, "1\n");
    expect(python);
    QTest::qWait(50); // as above
    environment.install(QStringLiteral("numpy/__init__.py"), "V = 2 \n");
    QCOMPARE(run(python).out, "2\n");
}

void TestWarmPool::packagesThatSaySomethingAreNotLoadedAhead_data()
{
    QTest::addColumn<QByteArray>("package");
    QTest::newRow("a warning") << QByteArray(
        "import warnings\nwarnings.warn('old', stacklevel=2)\n");
    // Of a program itself, deprecations are shown; of packages they are not.
    QTest::newRow("a deprecation")
        << QByteArray("import warnings\nwarnings.warn('old', DeprecationWarning, stacklevel=2)\n");
    QTest::newRow("an error") << QByteArray(
        "print('loading')\nopen('left', 'a').write('x')\n1 / 0\n");
    QTest::newRow("an end") << QByteArray("raise SystemExit(3)\n");
}

void TestWarmPool::packagesThatSaySomethingAreNotLoadedAhead()
{
    QFETCH(QByteArray, package);
    const Environment environment;
    environment.install(QStringLiteral("numpy.py"), package);
    RunRequest python = request("python", "import numpy\nprint(2)");
    python.interpreter = environment.interpreter();
    const Record cold = run(python);
    const auto ends = [&] { return m_runner->warmSandboxes() > 0; };
    for (int i = 0; i < 3; ++i) {
        m_runner->expect(python);
        QVERIFY(!sandpad::tests::waitFor(ends, 1'000));
        const Record next = run(python);
        QCOMPARE(next.out, cold.out);
        QCOMPARE(next.result.outcome.index(), cold.result.outcome.index());
        QCOMPARE(next.result.files.size(), cold.result.files.size());
        if (!cold.result.files.isEmpty())
            QCOMPARE(next.result.files.first().sizeBytes, cold.result.files.first().sizeBytes);
        QVERIFY(!next.isWarm);
    }
}

/// Of what drawing loads, a program sees what it asks for, and what that asks for.
void TestWarmPool::whatOnlyDrawingLoadsIsNotSeen()
{
    const RunRequest drawing = request("python", R"py(
import matplotlib.pyplot as plt
import sys, gc
def seen():
    return {name for name in sys.modules if name.startswith(("matplotlib.", "PIL"))}
first = seen()
print(*sorted(first), sep="\n")
import matplotlib.backends.backend_svg
print("\nmore:", *sorted(seen() - first), sep="\n")
print(hasattr(matplotlib.backends, "backend_agg"), hasattr(matplotlib.backends, "backend_svg"))
)py");
    const Record cold = run(drawing);
    expect(drawing);
    const Record warm = run(drawing);
    QVERIFY(!cold.isWarm && warm.isWarm);
    QVERIFY(cold.out.contains("matplotlib.backends.backend_svg"));
    QCOMPARE(warm.out, cold.out);
}

void TestWarmPool::limitsCountFromTheCode()
{
    // The program may use half of what it takes when it has to load its packages. So the test
    // asks the same of a slow machine and of a fast one.
    RunRequest request = pythonRequest("import numpy, matplotlib.pyplot\nprint(1)");
    const Record cold = run(request);
    QVERIFY(!cold.isWarm);
    request.limits.cpu =
        std::chrono::duration_cast<std::chrono::milliseconds>(cold.result.usage.cpu) / 2;
    expect(request);
    const Record quick = run(request);
    QVERIFY(quick.isWarm);
    QVERIFY2(quick.result.isSuccess(), qPrintable(quick.result.message));
    expect(request);
    request.snippet.code += "\nwhile True: pass";
    const Record endless = run(request);
    QVERIFY(endless.isWarm);
    QVERIFY(std::holds_alternative<LimitHit>(endless.result.outcome));
}

void TestWarmPool::inputAndTerminal_data()
{
    QTest::addColumn<bool>("usesTerminal");
    QTest::newRow("pipes") << false;
    QTest::newRow("terminal") << true;
}

void TestWarmPool::inputAndTerminal()
{
    QFETCH(bool, usesTerminal);
    RunRequest request =
        pythonRequest("import os\nname = input('Name? ')\n"
                      "print('Hello', name, os.isatty(0) and os.get_terminal_size())");
    request.keepsInputOpen = true;
    request.usesTerminal = usesTerminal;
    expect(request);
    request.terminalSize = { .columns = 33, .rows = 11 };
    const Record record = run(request);
    QVERIFY(record.isWarm);
    QVERIFY2(record.out.contains("Hello Ada"), record.out.constData());
    QCOMPARE(record.out.contains("columns=33, lines=11"), usesTerminal);
}

void TestWarmPool::stops()
{
    const RunRequest request =
        pythonRequest("import time\nprint('on', flush=True)\ntime.sleep(60)");
    expect(request);
    const Record record = run(request, [](Run &run) { run.stop(); });
    QVERIFY(record.isWarm);
    QVERIFY(std::holds_alternative<Stopped>(record.result.outcome));
}

void TestWarmPool::howManyWaitCanBeSet()
{
    const RunRequest python = request("python", "print(1)");
    expect(python);
    QTRY_COMPARE_WITH_TIMEOUT(m_runner->warmSandboxes(), 2, 300'000);
    m_runner->setWarm({ .most = 1, .isThrifty = false });
    QCOMPARE(m_runner->warmSandboxes(), 1);
    m_runner->setWarm({ .most = 0, .isThrifty = false });
    QCOMPARE(m_runner->warmSandboxes(), 0);
    m_runner->expect(request("python", "print(2)"));
    QVERIFY(!run(python).isWarm);
    QCOMPARE(m_runner->warmSandboxes(), 0);
    m_runner->setWarm({ .most = 1, .isThrifty = false });
    QTRY_COMPARE_WITH_TIMEOUT(m_runner->warmSandboxes(), 1, 300'000);
    // None of them fits.
    m_runner->setWarm({ .most = 1, .mostBytes = 1 << 20, .isThrifty = false });
    QCOMPARE(m_runner->warmSandboxes(), 0);
    QVERIFY(!sandpad::tests::waitFor([this] { return m_runner->warmSandboxes() > 0; }, 1'000));
    m_runner->setWarm({ .most = 1, .isThrifty = false });
    QTRY_COMPARE_WITH_TIMEOUT(m_runner->warmSandboxes(), 1, 300'000);
    // More memory than any machine has: what waits is given up, and none is made.
    m_runner->setWarm({ .most = 1, .leastFreeBytes = 1LL << 60 });
    QCOMPARE(m_runner->warmSandboxes(), 0);
    QTest::qWait(500);
    QCOMPARE(m_runner->warmSandboxes(), 0);
}

void TestWarmPool::theTabBeforeKeepsOne()
{
    const RunRequest python = request("python", "print(1)");
    const RunRequest javascript = request("javascript", "console.log(2)");
    expect(python);
    QTRY_COMPARE_WITH_TIMEOUT(m_runner->warmSandboxes(), 2, 300'000);
    expect(javascript);
    QVERIFY(run(python).isWarm);
    expect(javascript);
    QVERIFY(run(javascript).isWarm);
    QVERIFY(!run(python).isWarm);
}

void TestWarmPool::oneThatDiedCostsNothing_data()
{
    QTest::addColumn<RunRequest>("request");
    QTest::addColumn<QByteArray>("part"); ///< of the command lines of what dies
    QTest::addColumn<int>("signal"); ///< that it gets
    const auto python = QByteArray("script.py");
    QTest::newRow("python") << pythonRequest() << python << SIGKILL;
    QTest::newRow("python that is stopped") << pythonRequest() << python << SIGSTOP;
    QTest::newRow("a supervisor that is stopped")
        << pythonRequest() << QByteArray("sandpad-init") << SIGSTOP;
    RunRequest typed = request("typescript", "console.log(1 as number)");
    typed.sharesCompiler = true;
    QTest::newRow("typescript") << typed << QByteArray("script.ts.js") << SIGKILL;
    QTest::newRow("the compiler of typescript")
        << typed << QByteArray("compileserver.cjs") << SIGKILL;
    if (!hasDotnet())
        return;
    // The sandbox dies and the compiler that runs share.
    RunRequest compiled = request("csharp", "Console.WriteLine(1);");
    compiled.sharesCompiler = true;
    QTest::newRow("c#") << compiled << QByteArray("sandpad-init") << SIGKILL;
}

void TestWarmPool::oneThatDiedCostsNothing()
{
    QFETCH(RunRequest, request);
    QFETCH(QByteArray, part);
    QFETCH(int, signal);
    expect(request);
    const auto running = descendants();
    int killed = 0;
    for (const auto &[pid, command] : running.asKeyValueRange()) {
        if (!command.contains(part))
            continue;
        // The end of one may have been the end of another, which it had started.
        if (::kill(pid, signal) != 0)
            QCOMPARE(errno, ESRCH);
        ++killed;
        // Without the event loop, which would tell of its end.
        while (signal == SIGKILL && ::kill(pid, 0) == 0)
            ::usleep(1000);
    }
    QVERIFY(killed > 0);
    // No event has told of its end yet.
    const Record record = run(request);
    QVERIFY2(record.result.isSuccess(), qPrintable(record.result.message));
    QCOMPARE(record.out, "1\n");
    QVERIFY(!record.isWarm);
}

void TestWarmPool::nothingIsLeft()
{
    expect(pythonRequest());
    QVERIFY(!descendants().isEmpty());
    m_runner.reset();
    QTRY_VERIFY_WITH_TIMEOUT(descendants().isEmpty(), 60'000);
}

SANDPAD_TEST(warmpool, TestWarmPool)
#include "tst_warmpool.moc"
