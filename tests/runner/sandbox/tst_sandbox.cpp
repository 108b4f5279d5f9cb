#include "runner/sandbox/FolderRemoval.h"
#include "runner/sandbox/SandboxLevels.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/Descendants.h"
#include "tests/runner/sandbox/TestOnlyLevel.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <functional>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace sandpad;
using namespace sandpad::runner;

namespace {

constexpr quint64 kMs = 1'000'000;
constexpr quint64 kMiB = 1ULL << 20;
const IsolationLevel kNamespaces(QStringLiteral("namespaces"));
const IsolationLevel kLandlock(QStringLiteral("landlock"));
const IsolationLevel kNone(QStringLiteral("none"));

pid_t parentOf(pid_t pid)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray text = file.readAll();
    const QByteArray key = "\nPPid:";
    const qsizetype at = text.indexOf(key) + key.size();
    return text.mid(at, text.indexOf('\n', at) - at).trimmed().toInt();
}

/// Living processes with this argument.
QList<pid_t> withArgument(const QByteArray &argument)
{
    QList<pid_t> found;
    const QStringList names = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &name : names) {
        QFile file(QStringLiteral("/proc/%1/cmdline").arg(name));
        if (name.toInt() > 0 && file.open(QIODevice::ReadOnly)
            && file.readAll().split('\0').contains(argument))
            found.append(name.toInt());
    }
    return found;
}

/// All events of a job, joined.
struct Record
{
    QByteArray out;
    QByteArray err;
    QList<QByteArray> messages;
    int leftOut = 0;
    QStringList files;
    QStringList refused;
    QByteArray content;
    std::optional<guest::Outcome> outcome;
    std::optional<SandboxFailure> failure;
    Isolation isolation;

    void add(const SandboxEvent &event)
    {
        if (const auto *output = std::get_if<SandboxOutput>(&event.payload))
            (output->stream == Stream::Out ? out : err) += output->bytes;
        else if (const auto *message = std::get_if<SandboxMessage>(&event.payload))
            messages += message->json;
        else if (std::holds_alternative<SandboxLeftOut>(event.payload))
            ++leftOut;
        else if (const auto *file = std::get_if<guest::FileHeader>(&event.payload))
            (file->refused.empty() ? files : refused) += QString::fromStdString(file->name);
        else if (const auto *data = std::get_if<SandboxFileData>(&event.payload))
            content += data->bytes;
        else if (const auto *end = std::get_if<guest::Outcome>(&event.payload))
            outcome = *end;
        else if (const auto *broken = std::get_if<SandboxFailure>(&event.payload))
            failure = *broken;
    }
    [[nodiscard]] bool isOver() const { return outcome || failure; }
};

guest::Job shellJob(const QByteArray &script)
{
    guest::Job job;
    job.steps = { { .kind = guest::StepKind::Run,
                    .arguments = { "/bin/sh", "-c", script.toStdString() },
                    .environment = { "PATH=/usr/bin:/bin" } } };
    job.limits = { .cpuNs = 5'000 * kMs,
                   .wallNs = 60'000 * kMs,
                   .compileNs = 10'000 * kMs,
                   .memoryBytes = 512 * kMiB,
                   .processes = 64,
                   .outputBytes = 4 * kMiB,
                   .workBytes = 16 * kMiB,
                   .openFiles = 256 };
    return job;
}

guest::Job pythonJob(const QByteArray &script)
{
    guest::Job job = shellJob({});
    job.steps.front().arguments = { "/usr/bin/python3", "-c", script.toStdString() };
    return job;
}

} // namespace

class TestSandbox : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void runsAProgram_data() { levels(); }
    void runsAProgram();
    void givesInput();
    void keepsTheOrderOfBothStreams();
    void namesTheLimit_data();
    void namesTheLimit();
    void countsEachPageOnce_data();
    void countsEachPageOnce();
    void stops_data() { levels(); }
    void stops();
    void deletingKillsEverything();
    void endsWithItsInit_data();
    void endsWithItsInit();
    void isHeldBesideDescriptorsOnTheirWay_data();
    void isHeldBesideDescriptorsOnTheirWay();
    void tellsThatItBrokeBefore();
    void tellsASilence();
    void endsForkingWithItsInit();
    void endsManyAtOnce();
    void endsAProgramThatTouchesIt_data();
    void endsAProgramThatTouchesIt();
    void endsWithTheProgram_data() { levels(); }
    void endsWithTheProgram();
    void theNetworkEndsWithIt_data();
    void theNetworkEndsWithIt();
    void confines_data();
    void confines();
    void reportsLayers();
    void collectsOnlyPlainFiles();
    void showsPathsBelowItsOwnFolders();
    void smallFilesAreCopies();
    void sharedFilesAreNotWatchedOrLocked_data();
    void sharedFilesAreNotWatchedOrLocked();
    void removesWhateverWasMade();
    void leavesNothing_data() { levels(); }
    void leavesNothing();
    void reportsAProgramThatIsNotThere();
    void forwardsMessages();
    void leavesOutLongMessages();
    void compilesFirst();
    void inputDuringCompilingIsKept();

private:
    static void levels();
    Record run(const IsolationLevel &level, const guest::Job &job, SandboxSpec spec = {});
    Record run(const guest::Job &job) { return run(kNamespaces, job); }

    SandboxLevels m_levels;
};

void TestSandbox::levels()
{
    QTest::addColumn<IsolationLevel>("level");
    for (const auto &level : builtInLevels())
        QTest::newRow(qPrintable(level->level().id())) << level->level();
}

Record TestSandbox::run(const IsolationLevel &level, const guest::Job &job, SandboxSpec spec)
{
    Record record;
    spec.workBytes = static_cast<qint64>(job.limits.workBytes);
    auto launch = m_levels.find(level)->prepare(spec);
    if (!launch) {
        record.failure = SandboxFailure { false, launch.error().text };
        return record;
    }
    Sandbox sandbox(std::move(*launch));
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(job);
    if (!sandpad::tests::waitFor([&] { return record.isOver(); }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    record.isolation = sandbox.isolation();
    if (record.failure)
        qInfo() << record.failure->reason;
    return record;
}

void TestSandbox::runsAProgram()
{
    QFETCH(IsolationLevel, level);
    const Record record = run(level, shellJob("echo out; echo err >&2; exit 3"));
    QVERIFY(record.outcome);
    QCOMPARE(record.out, "out\n");
    QCOMPARE(record.err, "err\n");
    QCOMPARE(record.outcome->ending, guest::Ending::Exited);
    QCOMPARE(WEXITSTATUS(record.outcome->waitStatus), 3);
    QVERIFY(record.outcome->wallNs > 0);
}

void TestSandbox::givesInput()
{
    guest::Job job = shellJob("wc -c; cat; echo end");
    QCOMPARE(run(job).out, "0\nend\n");
    job.standardInput = std::string(3 * kMiB, 'x');
    QCOMPARE(run(job).out, "3145728\nend\n");
}

void TestSandbox::keepsTheOrderOfBothStreams()
{
    const guest::Job job =
        pythonJob("import sys\n"
                  "for i in range(1000):\n"
                  "    print(i, file=(sys.stdout, sys.stderr)[i % 2], flush=True)\n");
    auto launch = m_levels.find(kNamespaces)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    QList<std::pair<QByteArray, bool>> pieces;
    bool isOver = false;
    connect(&sandbox, &Sandbox::happened, this, [&](const SandboxEvent &event) {
        isOver = isOver || std::holds_alternative<guest::Outcome>(event.payload);
        const auto *output = std::get_if<SandboxOutput>(&event.payload);
        if (!output)
            return;
        const bool isError = output->stream == Stream::Err;
        if (pieces.isEmpty() || pieces.last().second != isError)
            pieces.append({ {}, isError });
        pieces.last().first += output->bytes;
    });
    sandbox.run(job);
    QTRY_VERIFY_WITH_TIMEOUT(isOver, 300'000);
    QCOMPARE(pieces.size(), 1000);
    for (int i = 0; i < pieces.size(); ++i)
        QCOMPARE(pieces[i], std::pair(QByteArray::number(i) + '\n', i % 2 == 1));
}

void TestSandbox::namesTheLimit_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<int>("limit");
    const auto row = [](const char *name, const char *script, guest::Limit limit) {
        QTest::newRow(name) << QByteArray(script) << static_cast<int>(limit);
    };
    row("cpu", "print('kept', flush=True)\nwhile True: pass", guest::Limit::Cpu);
    row("cpu of two children", "import os\nprint('kept', flush=True)\nos.fork()\nwhile True: pass",
        guest::Limit::Cpu);
    row("cpu of children that nobody waits for",
        "import os, signal, time\nprint('kept', flush=True)\n"
        "signal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
        "while True:\n"
        "    if os.fork() == 0:\n"
        "        end = time.process_time() + 0.004\n"
        "        while time.process_time() < end: pass\n"
        "        os._exit(0)\n"
        "    time.sleep(0.004)\n",
        guest::Limit::Cpu);
    row("wall", "print('kept', flush=True)\nimport time; time.sleep(60)", guest::Limit::Wall);
    row("memory", "print('kept', flush=True)\nx=[]\nwhile True: x.append(bytearray(b'x'*(1<<20)))",
        guest::Limit::Memory);
    // One process after the other, so that little comes together between two looks.
    row("memory of a tree",
        "import os, time\nprint('kept', flush=True)\n"
        "for _ in range(30):\n"
        "    if os.fork() == 0:\n"
        "        held = b'x' * (15 << 20); time.sleep(60)\n"
        "    time.sleep(0.1)\n"
        "time.sleep(60)",
        guest::Limit::Memory);
    row("output", "print('kept', flush=True)\nwhile True: print('x'*1000)", guest::Limit::Output);
    row("processes",
        "import os\nprint('kept', flush=True)\nwhile True:\n try: os.fork()\n except OSError: pass",
        guest::Limit::Processes);
    row("threads",
        "import threading, time\nprint('kept', flush=True)\n"
        "for _ in range(90): threading.Thread(target=time.sleep, args=(60,)).start()",
        guest::Limit::Processes);
    row("work folder",
        "print('kept', flush=True)\nimport time\nf=open('big','wb')\n"
        "try:\n  while True: f.write(b'x'*65536)\nexcept OSError: time.sleep(60)",
        guest::Limit::WorkBytes);
    row("inodes",
        "print('kept', flush=True)\nimport time\n"
        "try:\n  for i in range(100000): open(str(i),'w').close()\nexcept OSError: time.sleep(60)",
        guest::Limit::WorkFiles);
}

void TestSandbox::namesTheLimit()
{
    QFETCH(QByteArray, script);
    QFETCH(int, limit);
    guest::Job job = pythonJob(script);
    // The others come first, however slow the machine and its memory are.
    const bool isCpu = limit == static_cast<int>(guest::Limit::Cpu);
    const bool isWall = limit == static_cast<int>(guest::Limit::Wall);
    job.limits.cpuNs = (isCpu ? 1'000 : 100'000) * kMs;
    job.limits.wallNs = (isWall ? 3'000 : 120'000) * kMs;
    job.limits.memoryBytes = 256 * kMiB;
    const Record record = run(job);
    QVERIFY(record.outcome);
    QVERIFY2(record.out.startsWith("kept\n"), record.err.constData());
    QCOMPARE(record.outcome->ending, guest::Ending::Limit);
    QCOMPARE(static_cast<int>(record.outcome->limit), limit);
    QVERIFY(record.outcome->limitUsed >= record.outcome->limitValue);
    if (record.outcome->limit == guest::Limit::Memory) {
        QVERIFY(record.outcome->limitUsed <= record.outcome->limitValue / 4 * 5);
        QVERIFY(record.outcome->largestBytes > 0);
        QVERIFY(record.outcome->largestBytes <= record.outcome->limitUsed);
    }
}

void TestSandbox::stops()
{
    QFETCH(IsolationLevel, level);
    auto launch = m_levels.find(level)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record record;
    connect(&sandbox, &Sandbox::happened, this, [&](const SandboxEvent &event) {
        record.add(event);
        if (record.out == "ready\n")
            sandbox.stop();
    });
    // Neither the signal nor a child that left the session keeps it alive.
    sandbox.run(shellJob(
        "trap '' TERM INT HUP; setsid sleep 1000 & echo ready; while :; do sleep 1; done"));
    QTRY_VERIFY_WITH_TIMEOUT(record.isOver(), 300'000);
    QVERIFY(record.outcome);
    QCOMPARE(record.outcome->ending, guest::Ending::Stopped);
    QCOMPARE(record.out, "ready\n");
}

void TestSandbox::deletingKillsEverything()
{
    auto launch = m_levels.find(kNone)->prepare({});
    QVERIFY(launch);
    auto sandbox = std::make_unique<Sandbox>(std::move(*launch));
    QByteArray out;
    connect(sandbox.get(), &Sandbox::happened, this, [&](const SandboxEvent &event) {
        if (const auto *output = std::get_if<SandboxOutput>(&event.payload))
            out += output->bytes;
    });
    sandbox->run(shellJob("setsid sleep 1000 & echo $!; wait"));
    QTRY_VERIFY_WITH_TIMEOUT(out.endsWith('\n'), 300'000);
    const pid_t pid = out.trimmed().toInt();
    QVERIFY(pid > 0);
    QCOMPARE(::kill(pid, 0), 0);
    sandbox.reset();
    QTRY_VERIFY_WITH_TIMEOUT(::kill(pid, 0) != 0, 300'000);
}

void TestSandbox::endsWithItsInit_data()
{
    QTest::addColumn<IsolationLevel>("level");
    QTest::addColumn<bool>("killsGuardian");
    for (const IsolationLevel &level : { kLandlock, kNone }) {
        QTest::addRow("%s: the init", qPrintable(level.id())) << level << false;
        QTest::addRow("%s: its guardian", qPrintable(level.id())) << level << true;
    }
}

/// Without a pid namespace nothing of the program lives on either, when somebody kills the init.
void TestSandbox::endsWithItsInit()
{
    QFETCH(IsolationLevel, level);
    QFETCH(bool, killsGuardian);
    auto launch = m_levels.find(level)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record record;
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(shellJob("setsid sleep 1000 & echo $PPID $!; wait"));
    QTRY_VERIFY_WITH_TIMEOUT(record.out.endsWith('\n'), 300'000);
    const auto pids = record.out.trimmed().split(' ');
    const pid_t init = pids.first().toInt();
    const pid_t daemon = pids.last().toInt();
    QVERIFY(init > 1 && daemon > 1);
    QCOMPARE(::kill(daemon, 0), 0);
    const pid_t killed = killsGuardian ? parentOf(init) : init;
    QVERIFY(killed > 1 && killed != ::getpid());
    QCOMPARE(::kill(killed, SIGKILL), 0);
    QTRY_VERIFY_WITH_TIMEOUT(record.failure, 300'000);
    QTRY_VERIFY_WITH_TIMEOUT(::kill(daemon, 0) != 0, 10'000);
}

void TestSandbox::isHeldBesideDescriptorsOnTheirWay_data()
{
    QTest::addColumn<IsolationLevel>("level");
    for (const IsolationLevel &level : { kNamespaces, kLandlock })
        QTest::newRow(qPrintable(level.id())) << level;
}

/// The kernel limits how many descriptors of a user are on their way in sockets. A program that
/// uses all of that up must not keep the filter of another run from its supervisor: the supervisor
/// waited for the end of that program then, and nothing else.
void TestSandbox::isHeldBesideDescriptorsOnTheirWay()
{
    QFETCH(IsolationLevel, level);
    SandboxSpec spec;
    spec.runAs = ::geteuid() == 0 ? QStringLiteral("games") : QString();
    auto launch = m_levels.find(kNamespaces)->prepare(spec);
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record hostile;
    connect(&sandbox, &Sandbox::happened, this,
            [&hostile](const SandboxEvent &event) { hostile.add(event); });
    sandbox.run(pythonJob("import array, socket, time\n"
                          "a, b = socket.socketpair()\n"
                          "passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS,\n"
                          "           array.array('i', [a.fileno()] * 250))]\n"
                          "try:\n"
                          "    while True: a.sendmsg([b'x'], passed, socket.MSG_DONTWAIT)\n"
                          "except OSError as e: print(e.errno, flush=True)\n"
                          "time.sleep(1000)\n"));
    QTRY_VERIFY_WITH_TIMEOUT(hostile.out.endsWith('\n'), 300'000);
    QCOMPARE(hostile.out, "109\n"); // ETOOMANYREFS
    guest::Job job = pythonJob("print('begun', flush=True)\nwhile True: pass");
    job.limits.cpuNs = 1'000 * kMs;
    const Record record = run(level, job, spec);
    QVERIFY(record.outcome);
    QCOMPARE(record.out, "begun\n");
    QCOMPARE(static_cast<int>(record.outcome->limit), static_cast<int>(guest::Limit::Cpu));
    QVERIFY(!hostile.isOver());
}

/// A sandbox waits for its job. When it breaks down meanwhile, the job must not wait for ever.
void TestSandbox::tellsThatItBrokeBefore()
{
    auto launch = m_levels.find(kNone)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    QSignalSpy happened(&sandbox, &Sandbox::happened);
    QTRY_VERIFY_WITH_TIMEOUT(sandbox.isReady(), 300'000);
    QFile children(QStringLiteral("/proc/self/task/%1/children").arg(::getpid()));
    QVERIFY(children.open(QIODevice::ReadOnly));
    const QByteArrayList ours = children.readAll().simplified().split(' ');
    for (const QByteArray &pid : ours)
        QVERIFY(pid.toInt() > 1 && ::kill(pid.toInt(), SIGKILL) == 0);
    QTRY_COMPARE_WITH_TIMEOUT(happened.size(), 1, 300'000);
    Record record;
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(shellJob("true"));
    QTRY_VERIFY_WITH_TIMEOUT(record.failure, 30'000);
}

/// Nor of a program whose processes fork and end all the time, when somebody kills both supervisors
/// at one moment.
void TestSandbox::tellsASilence()
{
    auto launch = SilentLevel().prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record record;
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    guest::Job job = shellJob("echo here");
    job.limits.wallNs = job.limits.compileNs = 100 * kMs;
    sandbox.run(job);
    QTRY_VERIFY_WITH_TIMEOUT(record.failure, 20'000);
    QVERIFY(record.failure->isSilence);
    QVERIFY(!record.failure->isMade);
}

void TestSandbox::endsForkingWithItsInit()
{
    guest::Job job = pythonJob("import os, time\n"
                               "print(os.getppid(), flush=True)\n"
                               "end = time.monotonic() + 100\n"
                               "for _ in range(8):\n"
                               "    if os.fork() == 0: break\n"
                               "else: time.sleep(100)\n"
                               "while time.monotonic() < end:\n"
                               "    time.sleep(0.002)\n"
                               "    if os.fork(): os._exit(0)\n");
    const QByteArray token = "sandpad-test-forking-" + QByteArray::number(::getpid());
    job.steps.front().arguments.push_back(token.toStdString());
    job.limits.cpuNs = 60'000 * kMs;
    auto launch = m_levels.find(kLandlock)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record record;
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(job);
    QTRY_VERIFY_WITH_TIMEOUT(record.out.endsWith('\n'), 300'000);
    if (!std::ranges::contains(sandbox.isolation().layers,
                               std::pair(QStringLiteral("no signals to other programs"), true),
                               [](const IsolationLayer &layer) {
                                   return std::pair(layer.name.noun(), layer.inForce);
                               }))
        QSKIP("this kernel has no scope of signals");
    const pid_t init = record.out.trimmed().toInt();
    const pid_t guardian = parentOf(init);
    QVERIFY(init > 1 && guardian > 1 && guardian != ::getpid());
    QVERIFY(!withArgument(token).isEmpty());
    // A stopped one does not notice the end of the other.
    QCOMPARE(::kill(guardian, SIGSTOP), 0);
    QCOMPARE(::kill(init, SIGKILL), 0);
    QCOMPARE(::kill(guardian, SIGKILL), 0);
    QTRY_VERIFY_WITH_TIMEOUT(withArgument(token).isEmpty(), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(record.failure, 300'000);
}

/// Each look at what is left takes the longer the more is left, so few looks must do: with one for
/// each process the end took minutes.
void TestSandbox::endsManyAtOnce()
{
    guest::Job job = pythonJob("import os, signal\n"
                               "for _ in range(1000):\n"
                               "    if os.fork() == 0: signal.pause()\n"
                               "print('all', flush=True)\n");
    job.limits.processes = 2'000;
    job.limits.memoryBytes = 8'192 * kMiB;
    job.limits.cpuNs = 120'000 * kMs;
    job.limits.wallNs = 300'000 * kMs;
    auto launch = m_levels.find(kNone)->prepare({});
    QVERIFY(launch);
    Sandbox sandbox(std::move(*launch));
    Record record;
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(job);
    QTRY_VERIFY_WITH_TIMEOUT(record.out == "all\n", 300'000);
    QTRY_VERIFY_WITH_TIMEOUT(record.isOver(), 40'000);
    QCOMPARE(record.outcome->ending, guest::Ending::Exited);
}

void TestSandbox::endsAProgramThatTouchesIt_data()
{
    QTest::addColumn<QByteArray>("touch");
    QTest::addColumn<bool>("leavesFiles");
    // Without descriptors nothing can be collected either.
    QTest::newRow("open files") << QByteArray("prlimit --pid $PPID --nofile=3") << false;
    QTest::newRow("core") << QByteArray("prlimit --pid $PPID --core=0:0 --stack=100000") << true;
    QTest::newRow("priority") << QByteArray("renice -n 5 -p $PPID >/dev/null") << true;
    QTest::newRow("scheduling") << QByteArray("chrt --idle -p 0 $PPID") << true;
    QTest::newRow("disk") << QByteArray("ionice -c 3 -p $PPID") << true;
}

/// At the level `none` no filter keeps a program from the supervisor, which must notice by itself.
void TestSandbox::endsAProgramThatTouchesIt()
{
    QFETCH(QByteArray, touch);
    QFETCH(bool, leavesFiles);
    const Record record = run(
        kNone, shellJob("setsid sleep 1000 & echo text > left; echo kept; " + touch + "; wait"));
    QVERIFY(record.failure);
    QVERIFY(!record.failure->isProgram);
    QVERIFY2(record.failure->reason.contains(QLatin1String("could not be watched any more")),
             qPrintable(record.failure->reason));
    QCOMPARE(record.out, "kept\n");
    QCOMPARE(record.files.contains(QLatin1String("left")), leavesFiles);
}

void TestSandbox::endsWithTheProgram()
{
    QFETCH(IsolationLevel, level);
    const Record record =
        run(level, shellJob("sleep 1000 & setsid sleep 1000 & echo first; exec 1>&- 2>&-; exit 0"));
    QVERIFY(record.outcome);
    QCOMPARE(record.out, "first\n");
    QCOMPARE(record.outcome->ending, guest::Ending::Exited);
    QCOMPARE(record.outcome->waitStatus, 0);
}

void TestSandbox::theNetworkEndsWithIt_data()
{
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("when the program ends") << false;
    QTest::newRow("when the sandbox is deleted") << true;
}

/// What the program handed to pasta is not sent any more.
void TestSandbox::theNetworkEndsWithIt()
{
    QFETCH(const bool, isKilled);
    const auto account = accountFor({});
    QVERIFY(account);
    if (const auto pasta = NetworkGate::findPasta(*account); !pasta)
        QSKIP(qPrintable(pasta.error().text));
    const auto connects = [] {
        return std::ranges::any_of(descendants(), [](const QByteArray &command) {
            return command.contains("pasta") && command.contains("--dns-forward");
        });
    };
    SandboxSpec spec;
    spec.network = Network::On;
    auto launch = m_levels.find(kNamespaces)->prepare(spec);
    QVERIFY(launch);
    auto sandbox = std::make_unique<Sandbox>(std::move(*launch));
    Record record;
    connect(sandbox.get(), &Sandbox::happened, this,
            [&](const SandboxEvent &event) { record.add(event); });
    sandbox->run(shellJob("echo out; sleep 1"));
    QTRY_VERIFY_WITH_TIMEOUT(!record.out.isEmpty() || record.isOver(), 60'000);
    QVERIFY2(!record.out.isEmpty(),
             record.failure ? qPrintable(record.failure->reason) : "nothing was printed");
    if (isKilled) {
        QVERIFY(connects());
        sandbox.reset();
    } else {
        QTRY_VERIFY_WITH_TIMEOUT(record.isOver(), 60'000);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!connects(), 400);
}

void TestSandbox::confines_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("differsOutside");
    // These hold at the level `none`, too, because the init or the kernel does them for any user.
    const QByteArrayList everywhere { "environment",         "descriptors",    "init's environment",
                                      "init's memory",       "read-only root", "read-only /usr",
                                      "read-only /proc/sys", "no_new_privs" };
    const QByteArrayList ofRoot { "kernel uid is not root's", "capabilities" };
    const auto row = [&](const QByteArray &name, const char *script, const char *expected) {
        QTest::newRow(name.constData()) << QByteArray(script) << QByteArray(expected)
                                        << !(everywhere.contains(name) || name.contains("work")
                                             || (::geteuid() != 0 && ofRoot.contains(name)));
    };
    row("uid", "import os; print(os.getuid(), os.getgid(), os.getgroups() in ([], [1000]))",
        "1000 1000 True\n");
    row("kernel uid is not root's", "print(open('/proc/self/uid_map').read().split()[1] != '0')",
        "True\n");
    row("capabilities",
        "print([l.split()[1] for l in open('/proc/self/status') if l.startswith('Cap')])",
        "['0000000000000000', '0000000000000000', '0000000000000000', '0000000000000000', "
        "'0000000000000000']\n");
    row("no_new_privs",
        "print([l.split()[1] for l in open('/proc/self/status') if l.startswith('NoNewPrivs')])",
        "['1']\n");
    row("seccomp",
        "print([l.split()[1] for l in open('/proc/self/status') if l.startswith('Seccomp:')])",
        "['2']\n");
    row("environment", "import os; print(dict(os.environ))",
        "{'PATH': '/usr/bin:/bin', 'LC_CTYPE': 'C.UTF-8'}\n");
    row("descriptors", "import os; print(sorted(os.listdir('/proc/self/fd')))",
        "['0', '1', '2', '3', '4']\n");
    row("root", "import os; print(sorted(os.listdir('/')))",
        "['bin', 'dev', 'etc', 'home', 'lib', 'lib64', 'proc', 'sandpad', 'sbin', "
        "'scratch', 'tmp', 'usr']\n");
    row("devices", "import os; print(sorted(os.listdir('/dev')))",
        "['fd', 'full', 'null', 'random', 'shm', 'stderr', 'stdin', 'stdout', 'urandom', "
        "'zero']\n");
    row("processes",
        "import os; print([p for p in os.listdir('/proc') if p.isdigit()]\n"
        "                 == ['1', str(os.getpid())])",
        "True\n");
    row("init's environment",
        "try: open('/proc/1/environ').read()\nexcept OSError as e: print(e.errno)", "13\n");
    row("init's memory", "try: open('/proc/1/mem')\nexcept OSError as e: print(e.errno)", "13\n");
    row("read-only root", "try: open('/x','w')\nexcept OSError as e: print(e.errno in (13, 30))",
        "True\n");
    row("read-only /usr",
        "try: open('/usr/x','w')\nexcept OSError as e: print(e.errno in (13, 30))", "True\n");
    row("read-only /proc/sys",
        "try: open('/proc/sys/kernel/hostname','w')\nexcept OSError as e: print(e.errno in (13, "
        "30))",
        "True\n");
    row("user namespaces",
        "import ctypes; l=ctypes.CDLL(None, use_errno=True); print(l.unshare(0x10000000), "
        "ctypes.get_errno())",
        "-1 1\n");
    row("ptrace",
        "import ctypes; l=ctypes.CDLL(None, use_errno=True); print(l.ptrace(0, 0, 0, 0), "
        "ctypes.get_errno())",
        "-1 1\n");
    row("sockets",
        "import socket\nfor a in ((16, 3), (17, 3), (2, 1), (10, 2)):\n try: socket.socket(*a)\n"
        " except OSError as e: print(e.errno)",
        "97\n97\n97\n97\n");
    row("interfaces", "print([l.split(':')[0].strip() for l in open('/proc/net/dev')][2:])",
        "['lo']\n");
    row("host name", "import os; print(os.uname().nodename)", "sandpad\n");
    row("terminal injection",
        "import fcntl\n"
        "for n in (0x5412, 0x100005412, 0x541c):\n"
        " try: fcntl.ioctl(0, n & 0xffffffff, b'x')\n except OSError as e: print(e.errno)",
        "1\n1\n1\n");
    row("unix sockets work",
        "import socket; a, b = socket.socketpair(); a.send(b'x'); print(b.recv(1))", "b'x'\n");
    row("semaphores work", "import multiprocessing as m; print(m.Lock().acquire())", "True\n");
    row("threads and children work",
        "import threading, subprocess\nt=threading.Thread(target=lambda: print('t')); t.start(); "
        "t.join()\nprint(subprocess.run(['echo','c'],capture_output=True).stdout)",
        "t\nb'c\\n'\n");
}

void TestSandbox::confines()
{
    QFETCH(QByteArray, script);
    QFETCH(QByteArray, expected);
    QFETCH(bool, differsOutside);
    const Record record = run(pythonJob(script));
    QVERIFY(record.outcome);
    QCOMPARE(record.err, QByteArray());
    QCOMPARE(record.out, expected);
    // Without the sandbox the same probe sees something else, so the row can fail.
    if (differsOutside)
        QVERIFY(run(kNone, pythonJob(script)).out != expected);
}

void TestSandbox::reportsLayers()
{
    const Record record = run(shellJob("true"));
    QStringList inForce;
    for (const IsolationLayer &layer : record.isolation.layers) {
        QVERIFY2(layer.name.layer(), qPrintable(layer.name.noun())); // has words for people
        if (layer.inForce)
            inForce += layer.name.noun();
        else
            QVERIFY2(!layer.reason.isEmpty(), qPrintable(layer.name.noun()));
    }
    for (const char *name : { "user namespace", "network namespace", "no capabilities",
                              "empty bounding set", "no_new_privs", "landlock", "seccomp" })
        QVERIFY2(inForce.contains(QLatin1StringView(name)), name);
    QCOMPARE(run(kNone, shellJob("true")).isolation.level, kNone);
}

void TestSandbox::collectsOnlyPlainFiles()
{
    auto job = shellJob("echo hello > kept.txt; mkdir -p a/b; echo x > a/b/deep.txt; "
                        "ln -s /etc/passwd link; ln kept.txt hard; mkfifo fifo; "
                        "truncate -s 100M giant; mkdir secret; chmod 0 secret");
    job.limits.workBytes = 128 * kMiB;
    const Record record = run(job);
    QVERIFY(record.outcome);
    QCOMPARE(record.files, QStringList { QStringLiteral("a/b/deep.txt") });
    QCOMPARE(record.content, "x\n");
    QStringList refused = record.refused;
    refused.sort();
    QCOMPARE(refused,
             (QStringList { QStringLiteral("fifo"), QStringLiteral("giant"), QStringLiteral("hard"),
                            QStringLiteral("kept.txt"), QStringLiteral("link"),
                            QStringLiteral("secret") }));
}

void TestSandbox::showsPathsBelowItsOwnFolders()
{
    // An interpreter may lie in /tmp, where the sandbox has a folder of its own.
    QTemporaryDir folder(QStringLiteral("/tmp/sandpad-test-XXXXXX"));
    QVERIFY(QFile::setPermissions(folder.path(),
                                  QFile::permissions(folder.path()) | QFileDevice::ReadOther
                                      | QFileDevice::ExeOther));
    const QString tree = folder.filePath(QStringLiteral("tree"));
    const QString single = folder.filePath(QStringLiteral("single"));
    const QString link = folder.filePath(QStringLiteral("link"));
    QVERIFY(QDir().mkpath(tree));
    for (const QString &path : { tree + QStringLiteral("/inner"), single }) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("seen\n");
    }
    QVERIFY(QFile::link(QStringLiteral("single"), link));
    SandboxSpec spec;
    spec.readOnlyPaths = { tree, single, link };
    const QByteArray at = QFile::encodeName(folder.path());
    const Record record = run(kNamespaces,
                              shellJob("cd " + at
                                       + " && cat tree/inner single link; readlink link; "
                                         "touch tree/new single 2>/dev/null || echo refused; ls"),
                              spec);
    QVERIFY(record.outcome);
    QCOMPARE(record.out, QByteArray("seen\nseen\nseen\nsingle\nrefused\nlink\nsingle\ntree\n"));
}

/// A lock on the machine's own file would be met by other programs.
void TestSandbox::smallFilesAreCopies()
{
    // The sandbox has a /tmp of its own.
    const QTemporaryDir folder(QStringLiteral("/var/tmp/sandpad-test-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("settings.cfg"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("home = /usr/bin\n") > 0);
    file.close();
    QFile::setPermissions(folder.path(), QFile::permissions(QStringLiteral("/usr")));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    struct stat own {};
    QCOMPARE(::stat(qPrintable(path), &own), 0);
    SandboxSpec spec;
    spec.readOnlyPaths = { path };
    spec.way = QStringLiteral("overlays");
    const Record record =
        run(kNamespaces,
            pythonJob("import os\npath = '" + path.toUtf8()
                      + "'\nprint(open(path).read(), end='')\nprint(os.stat(path).st_dev, "
                        "os.stat(path).st_ino)"),
            spec);
    QVERIFY2(record.out.startsWith("home = /usr/bin\n"), record.err.constData());
    const QByteArray same =
        QByteArray::number(quint64(own.st_dev)) + ' ' + QByteArray::number(quint64(own.st_ino));
    QVERIFY2(!record.out.contains(same), record.out.constData());
}

void TestSandbox::sharedFilesAreNotWatchedOrLocked_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<bool>("showsFile"); ///< an interpreter that lies alone
    QTest::addColumn<QByteArray>("expected");
    const QByteArray refused = "ENOLCK EPERM\n";
    QTest::newRow("mounts") << QStringLiteral("mounts") << false << refused;
    QTest::newRow("a file of its own") << QStringLiteral("overlays") << true << refused;
    QTest::newRow("overlays") << QStringLiteral("overlays") << false << QByteArray("done done\n");
}

/// Other programs use what is shown as itself.
void TestSandbox::sharedFilesAreNotWatchedOrLocked()
{
    QFETCH(QString, way);
    QFETCH(bool, showsFile);
    const QTemporaryDir folder(QStringLiteral("/var/tmp/sandpad-test-XXXXXX"));
    const QString program = folder.filePath(QStringLiteral("alone"));
    QVERIFY(QFile::copy(QStringLiteral("/usr/bin/python3"), program));
    QFile::setPermissions(folder.path(), QFile::permissions(QStringLiteral("/usr")));
    SandboxSpec spec;
    spec.way = way;
    if (showsFile)
        spec.readOnlyPaths = { program };
    const Record record = run(kNamespaces, pythonJob(R"py(
import ctypes, errno, fcntl
try:
    fcntl.flock(open("/usr/lib/os-release"), fcntl.LOCK_SH)
    lock = "done"
except OSError as refusal:
    lock = errno.errorcode[refusal.errno]
libc = ctypes.CDLL(None, use_errno=True)
watcher = libc.inotify_init()
print(lock, "done" if watcher >= 0 else errno.errorcode[ctypes.get_errno()])
)py"),
                              spec);
    QVERIFY2(record.err.isEmpty(), record.err.constData());
    QTEST(record.out, "expected");
}

void TestSandbox::removesWhateverWasMade()
{
    QTemporaryDir outside;
    const QString kept = outside.filePath(QStringLiteral("kept"));
    QFile file(kept);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QTemporaryDir folder;
    folder.setAutoRemove(false);
    const QByteArray at = QFile::encodeName(folder.path());
    // Links to the outside, a tree deeper than a path can be long, a folder without rights, a FIFO.
    QProcess maker;
    maker.start(QStringLiteral("/usr/bin/python3"),
                { QStringLiteral("-c"),
                  QStringLiteral("import os, sys\n"
                                 "os.chdir(sys.argv[1])\n"
                                 "os.symlink(sys.argv[2], 'link'); os.mkfifo('fifo')\n"
                                 "os.mkdir('shut'); open('shut/x', 'w'); os.chmod('shut', 0)\n"
                                 "os.makedirs('stuck/in'); open('stuck/in/x', 'w')\n"
                                 "os.chmod('stuck/in', 0o555); os.chmod('stuck', 0o555)\n"
                                 "os.makedirs('.sandpad-1/start/in')\n" // a broken off removal
                                 "open('.sandpad-1/start/in/x', 'w')\n"
                                 "for _ in range(3000):\n"
                                 "    os.mkdir('deep'); open('file', 'w').close()\n"
                                 "    os.chdir('deep')\n"),
                  folder.path(), outside.path() });
    QVERIFY(maker.waitForFinished());
    QCOMPARE(maker.exitCode(), 0);
    QVERIFY(removeFolder(folder.path()));
    QVERIFY(!QFile::exists(folder.path()));
    QVERIFY(QFile::exists(kept));
}

void TestSandbox::leavesNothing()
{
    QFETCH(IsolationLevel, level);
    // This test has its own folder for temporary files, because tests run beside each other. Runs
    // of root have another uid, which must be able to enter it.
    const QTemporaryDir ownFolder;
    QCOMPARE(::chmod(QFile::encodeName(ownFolder.path()), 0711), 0);
    const QByteArray commonFolder = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(ownFolder.path()));
    const auto restore = qScopeGuard([&] { qputenv("TMPDIR", commonFolder); });
    const auto counted = [] {
        QThreadPool::globalInstance()->waitForDone(); // folders are removed there
        const int descriptors = static_cast<int>(QDir(QStringLiteral("/proc/self/fd"))
                                                     .entryList(QDir::AllEntries | QDir::System)
                                                     .size());
        const int folders = static_cast<int>(
            QDir(QDir::tempPath()).entryList({ QStringLiteral("sandpad-run-*") }).size());
        QFile children(QStringLiteral("/proc/self/task/%1/children").arg(::getpid()));
        const int processes = children.open(QIODevice::ReadOnly)
            ? static_cast<int>(children.readAll().simplified().split(' ').size())
            : 0;
        return QList<int> { descriptors, folders, processes };
    };
    (void)run(level, shellJob("true"));
    QTRY_VERIFY(counted().last() <= 1); // the first one's process may still be ending
    QList<int> before;
    const auto isQuiet = [&] { return std::exchange(before, counted()) == before; };
    QTRY_VERIFY(isQuiet());
    for (int i = 0; i < 50; ++i) {
        const Record record =
            run(level, shellJob(i % 2 ? "(setsid sleep 99 &) ; echo x > left" : "exit 3"));
        QVERIFY(record.outcome);
    }
    // Less is fine: something of the first run may still have been open.
    QTRY_VERIFY(std::ranges::equal(counted(), before, std::less_equal {}));
}

void TestSandbox::countsEachPageOnce_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("expected");
    // A child that the program stopped itself must not be continued by a look.
    QTest::newRow("workers that share")
        << QByteArray("import mmap, os, signal, time\n"
                      "stopped = os.fork()\n"
                      "if stopped == 0: os.kill(os.getpid(), signal.SIGSTOP)\n"
                      "os.waitpid(stopped, os.WUNTRACED)\n"
                      "m = mmap.mmap(-1, 60 << 20)\n"
                      "def touch():\n"
                      "    for i in range(0, len(m), 4096): m[i] = 1\n"
                      "touch()\n"
                      "children = []\n"
                      "for _ in range(6):\n"
                      "    children.append(os.fork())\n"
                      "    if children[-1] == 0:\n"
                      "        touch(); time.sleep(1); os._exit(0)\n"
                      "print([os.waitpid(child, 0)[1] for child in children])\n"
                      "print(os.waitpid(stopped, os.WNOHANG | os.WCONTINUED))\n"
                      "os.kill(stopped, signal.SIGKILL)\n")
        << QByteArray("[0, 0, 0, 0, 0, 0]\n(0, 0)\n");
    // A program that is being started uses its parent's memory until it runs.
    QTest::newRow("started programs")
        << QByteArray("import subprocess, time\n"
                      "data = b'x' * (100 << 20)\n"
                      "end = time.monotonic() + 1.5\n"
                      "while time.monotonic() < end: subprocess.run(['/bin/true'], check=True)\n"
                      "print('all started')\n")
        << QByteArray("all started\n");
}

void TestSandbox::countsEachPageOnce()
{
    QFETCH(QByteArray, script);
    // Processes that share pages have to be looked at one by one; meanwhile the machine fills.
    std::atomic<bool> isOver = false;
    std::thread other([&isOver] {
        while (!isOver)
            std::vector<char>(std::size_t { 300 } << 20, 'x');
    });
    const auto join = qScopeGuard([&] {
        isOver = true;
        other.join();
    });
    guest::Job job = pythonJob(script);
    job.limits.cpuNs = 10'000 * kMs;
    job.limits.wallNs = 200'000 * kMs;
    job.limits.memoryBytes = 160 * kMiB;
    const Record record = run(job);
    QVERIFY(record.outcome);
    // On a machine so busy that a look takes a quarter of a second all are stopped for it, and go
    // on then, such as had stopped themselves, too (SECURITY.md).
    static const QRegularExpression wentOn(QStringLiteral(R"(\(\d+, 65535\))"));
    const QByteArray seen = QString::fromUtf8(record.out + record.err)
                                .replace(wentOn, QStringLiteral("(0, 0)"))
                                .toUtf8();
    QTEST(seen, "expected");
    QCOMPARE(record.outcome->ending, guest::Ending::Exited);
    QVERIFY(record.outcome->peakMemoryBytes > 60 * kMiB);
    QVERIFY(record.outcome->peakMemoryBytes < job.limits.memoryBytes);
}

void TestSandbox::reportsAProgramThatIsNotThere()
{
    guest::Job job = shellJob("true");
    job.steps.front().arguments = { "/usr/bin/no-such-program" };
    const Record record = run(job);
    QVERIFY(record.failure);
    QVERIFY(record.failure->isProgram);
    QVERIFY(record.failure->reason.contains(QLatin1StringView("No such file")));
}

void TestSandbox::forwardsMessages()
{
    const Record record = run(pythonJob("import os, struct\n"
                                        "def send(b):\n"
                                        "    os.write(3, struct.pack('<I', len(b)) + b)\n"
                                        "    assert os.read(3, 1) == b'\\x06'\n"
                                        "print('a', flush=True); send(b'one'); send(b'')\n"
                                        "os.write(3, struct.pack('<I', 0xffffffff) + b'bad')\n"
                                        "print('b')\n"));
    QVERIFY(record.outcome);
    QCOMPARE(record.outcome->waitStatus, 0);
    QCOMPARE(record.out, "a\nb\n");
    // An empty one only says that drawing begins.
    QCOMPARE(record.messages, (QList<QByteArray> { "one" }));
    // The last one closed the channel.
    QCOMPARE(record.leftOut, 1);
}

void TestSandbox::leavesOutLongMessages()
{
    const Record record =
        run(pythonJob("import os, struct\n"
                      "def send(b):\n"
                      "    rest = memoryview(struct.pack('<I', len(b)) + b)\n"
                      "    while rest: rest = rest[os.write(3, rest):]\n"
                      "    assert os.read(3, 1) == b'\\x06'\n"
                      "send(b'one'); send(b'x' * (30 << 20)); send(b'two')\n"
                      "send(b'x' * ((6 << 20) + 1)); send(b'y' * (6 << 20)); send(b'three')\n"
                      "print('end')\n"));
    QVERIFY(record.outcome);
    QCOMPARE(record.out, "end\n");
    QCOMPARE(record.leftOut, 2);
    QCOMPARE(record.messages.size(), 4);
    QCOMPARE(record.messages[0], "one");
    QCOMPARE(record.messages[1], "two");
    QCOMPARE(record.messages[2], QByteArray(6 << 20, 'y'));
    QCOMPARE(record.messages[3], "three");
}

void TestSandbox::compilesFirst()
{
    guest::Job job = shellJob("cat made");
    job.steps.insert(job.steps.begin(),
                     { .kind = guest::StepKind::Compile,
                       .arguments = { "/bin/sh", "-c", "echo built > made; echo note" },
                       .environment = { "PATH=/usr/bin:/bin" } });
    Record record = run(job);
    QVERIFY(record.outcome);
    QCOMPARE(record.out, "note\nbuilt\n");
    QCOMPARE(record.outcome->step, 1U);

    job.steps.front().arguments.back() = "exit 2";
    record = run(job);
    QVERIFY(record.outcome);
    QCOMPARE(record.outcome->step, 0U);
    QCOMPARE(WEXITSTATUS(record.outcome->waitStatus), 2);
}

/// Input that comes before the program runs is for the program, not for its compiler.
void TestSandbox::inputDuringCompilingIsKept()
{
    guest::Job job = shellJob("cat");
    job.standardInput = "first ";
    job.keepsInputOpen = true;
    job.steps.insert(job.steps.begin(),
                     { .kind = guest::StepKind::Compile,
                       .arguments = { "/bin/cat" },
                       .environment = { "PATH=/usr/bin:/bin" } });
    SandboxSpec spec;
    spec.workBytes = 1 << 20;
    auto launch = m_levels.find(kNamespaces)->prepare(spec);
    QVERIFY(launch);
    Record record;
    Sandbox sandbox(std::move(*launch));
    connect(&sandbox, &Sandbox::happened, this,
            [&record](const SandboxEvent &event) { record.add(event); });
    sandbox.run(job);
    sandbox.sendInput("one ");
    sandbox.sendInput("two");
    sandbox.endInput();
    QTRY_VERIFY_WITH_TIMEOUT(record.isOver(), 300'000);
    QCOMPARE(record.out, "first one two");
}

SANDPAD_TEST(sandbox, TestSandbox)
#include "tst_sandbox.moc"
