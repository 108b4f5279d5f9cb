#include "runner/sandbox/SandboxLevels.h"
#include "tests/bench/Series.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>

// The whole start of a cold sandbox, until its program is executed, beside bubblewrap alone with
// the same namespaces and mounts running `true`; alternately, in one process. Prints a line of
// microseconds for each. argv[1]: how often; argv[2]: another level than "namespaces".

using namespace sandpad;

namespace {

QStringList bubblewrapArguments()
{
    QStringList arguments { QStringLiteral("--unshare-all"), QStringLiteral("--uid"),
                            QStringLiteral("1000"),          QStringLiteral("--gid"),
                            QStringLiteral("1000"),          QStringLiteral("--hostname"),
                            QStringLiteral("sandpad"),       QStringLiteral("--new-session"),
                            QStringLiteral("--as-pid-1"),    QStringLiteral("--die-with-parent"),
                            QStringLiteral("--proc"),        QStringLiteral("/proc") };
    for (const char *name : { "null", "zero", "full", "random", "urandom" }) {
        const QString path = QStringLiteral("/dev/") + QLatin1StringView(name);
        arguments << QStringLiteral("--dev-bind") << path << path;
    }
    for (const char *name : { "/usr", "/etc/alternatives", "/etc/fonts", "/etc/ssl",
                              "/etc/ca-certificates", "/etc/mono", "/etc/python3" }) {
        const QString path = QString::fromLatin1(name);
        arguments << QStringLiteral("--overlay-src") << QStringLiteral("/media")
                  << QStringLiteral("--overlay-src") << path << QStringLiteral("--ro-overlay")
                  << path;
    }
    for (const char *name : { "bin", "lib", "lib64" })
        arguments << QStringLiteral("--symlink") << QStringLiteral("usr/") + QLatin1StringView(name)
                  << QStringLiteral("/") + QLatin1StringView(name);
    for (const char *name : { "/scratch", "/home/sandpad", "/tmp", "/dev/shm" })
        arguments << QStringLiteral("--tmpfs") << QString::fromLatin1(name);
    return arguments << QStringLiteral("/usr/bin/true");
}

qint64 bareStart()
{
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.start(QStringLiteral("bwrap"), bubblewrapArguments());
    process.waitForFinished();
    return process.exitCode() == 0 ? clock.nsecsElapsed() / 1000 : -1;
}

qint64 sandboxStart(const runner::SandboxLevels &levels, const QString &level)
{
    QElapsedTimer clock;
    clock.start();
    auto sandbox = levels.start(runner::IsolationLevel(level), {});
    if (!sandbox)
        return -1;
    guest::Job job;
    job.steps.push_back(
        { .kind = guest::StepKind::Run, .arguments = { "/usr/bin/true" }, .environment = {} });
    constexpr std::uint64_t kSecond = 1'000'000'000;
    job.limits = { .cpuNs = kSecond,
                   .wallNs = kSecond,
                   .compileNs = kSecond,
                   .memoryBytes = 64ULL << 20,
                   .processes = 8,
                   .outputBytes = 1 << 16,
                   .workBytes = 1 << 20,
                   .openFiles = 64 };
    qint64 started = -1;
    QEventLoop loop;
    QObject::connect(sandbox->get(), &runner::Sandbox::happened, &loop,
                     [&](const runner::SandboxEvent &event) {
                         if (std::holds_alternative<guest::StepStarted>(event.payload))
                             started = clock.nsecsElapsed() / 1000;
                         if (std::holds_alternative<guest::Outcome>(event.payload)
                             || std::holds_alternative<runner::SandboxFailure>(event.payload))
                             loop.quit();
                     });
    (*sandbox)->run(job);
    loop.exec();
    return started;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const int rounds = argc > 1 ? atoi(argv[1]) : 40;
    const QString level = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QStringLiteral("namespaces");
    runner::LevelFacts facts;
    facts.ways.insert(QStringLiteral("namespaces"), QStringLiteral("overlays"));
    const runner::SandboxLevels levels(runner::builtInLevels(), facts);
    QList<qint64> bare;
    QList<qint64> ours;
    for (int i = 0; i < rounds; ++i) {
        bare.append(bareStart());
        ours.append(sandboxStart(levels, level));
    }
    printLine(bare);
    printLine(ours);
    return 0;
}
