#include "runner/sandbox/ControlGroup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    /// Long: the machine may be busy now, and the answer is kept until it starts again.
    constexpr auto kProbePatience = 15s;
    /// The processes of a group besides the program's: bubblewrap, the init, and their starters.
    constexpr int kOwnProcesses = 16;

    /// The user manager's own socket; systemd-run reaches it without a message bus.
    QString managerSocket()
    {
        return qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/systemd/private");
    }

    QStringList scopeArguments(qint64 memoryBytes, int processes)
    {
        return { QStringLiteral("--user"), QStringLiteral("--scope"), QStringLiteral("--quiet"),
                 QStringLiteral("--collect"), QStringLiteral("--description=Sandpad: a sandbox"),
                 QStringLiteral("--property=MemoryMax=%1").arg(memoryBytes),
                 QStringLiteral("--property=MemorySwapMax=0"),
                 QStringLiteral("--property=TasksMax=%1").arg(processes),
                 // The init survives an OOM kill in its group, and reports it.
                 QStringLiteral("--property=OOMPolicy=continue"), QStringLiteral("--") };
    }

    QStringList becoming(const Account &account)
    {
        return { QStringLiteral("/usr/bin/setpriv"), QStringLiteral("--reuid=%1").arg(account.user),
                 QStringLiteral("--regid=%1").arg(account.group), QStringLiteral("--clear-groups"),
                 QStringLiteral("--") };
    }

    quint64 numberIn(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toULongLong() : 0;
    }

} // namespace

void ControlGroup::wrap(Launch &launch, const SandboxSpec &spec)
{
    // An eighth more, because the init may see an excess late. Files in memory also count for the
    // group.
    const qint64 memory = spec.memoryBytes + spec.memoryBytes / 8 + spec.workBytes;
    QStringList arguments = scopeArguments(memory, spec.processes + kOwnProcesses);
    // systemd-run needs our environment to find the manager. `env -i` empties it for the program
    // after it.
    arguments << QStringLiteral("/usr/bin/env") << QStringLiteral("-i");
    // Root's manager serves root only, so the account is taken behind systemd-run.
    if (const auto account = std::exchange(launch.runAs, std::nullopt))
        arguments << becoming(*account);
    arguments << launch.program;
    launch.arguments = arguments + launch.arguments;
    launch.program = QStringLiteral("/usr/bin/systemd-run");
    launch.environment.insert(QStringLiteral("XDG_RUNTIME_DIR"),
                              qEnvironmentVariable("XDG_RUNTIME_DIR"));
    launch.isGrouped = true;
    launch.memoryBytes = spec.memoryBytes;
    launch.isolation.layers.append(layerInForce(Layer::ControlGroup));
}

QString ControlGroup::circumstances()
{
    return QFileInfo::exists(managerSocket()) ? QStringLiteral("manager")
                                              : QStringLiteral("no manager");
}

void ControlGroup::probe(QObject *context, const std::function<void(const QString &)> &done)
{
    const auto later = [context, done](const QString &refusal) {
        QMetaObject::invokeMethod(
            context, [done, refusal] { done(refusal); }, Qt::QueuedConnection);
    };
    if (!QFileInfo::exists(managerSocket()))
        return later(QStringLiteral("no systemd user manager runs for this user"));
    if (!QFileInfo(QStringLiteral("/usr/bin/systemd-run")).isExecutable())
        return later(QStringLiteral("systemd-run is not installed"));
    auto *process = new QProcess(context);
    const auto conclude = [process, done](const QString &refusal) {
        process->disconnect();
        process->deleteLater();
        done(refusal);
    };
    QObject::connect(process, &QProcess::finished, context, [process, conclude](int code) {
        const QString words =
            QString::fromLocal8Bit(process->readAllStandardError()).simplified().left(200);
        conclude(code == 0             ? QString()
                     : words.isEmpty() ? QStringLiteral("systemd refuses a scope")
                                       : words);
    });
    QTimer::singleShot(kProbePatience, process, [process, conclude] {
        process->kill();
        conclude(QStringLiteral("systemd does not answer in time"));
    });
    // The script checks whether its group has the two caps, because a manager may lack the
    // controllers.
    constexpr auto kScript =
        "group=/sys/fs/cgroup$(cut -d: -f3 /proc/self/cgroup) && "
        "test -e $group/memory.max && test -e $group/pids.max || "
        "{ echo the controllers memory and pids are not delegated >&2; exit 1; }";
    constexpr qint64 kProbeBytes = 64LL << 20;
    process->start(QStringLiteral("/usr/bin/systemd-run"),
                   scopeArguments(kProbeBytes, kOwnProcesses)
                       + QStringList { QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                       QString::fromLatin1(kScript) });
}

std::optional<ControlGroup> ControlGroup::of(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/cgroup").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        // The line of cgroup version 2.
        if (line.startsWith("0::/"))
            return ControlGroup(QStringLiteral("/sys/fs/cgroup")
                                + QFile::decodeName(line.sliced(3)));
    }
    return std::nullopt;
}

quint64 ControlGroup::memoryKills() const
{
    QFile file(m_folder + QStringLiteral("/memory.events"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto lines = file.readAll().split('\n');
    const QByteArray name = "oom_kill ";
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.sliced(name.size()).toULongLong();
    }
    return 0;
}

quint64 ControlGroup::peakMemoryBytes() const
{
    return numberIn(m_folder + QStringLiteral("/memory.peak"));
}

} // namespace sandpad::runner
