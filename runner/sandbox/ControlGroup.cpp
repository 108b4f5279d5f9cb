#include "runner/sandbox/ControlGroup.h"

#include "runner/model/Say.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTimer>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    /// Long: the machine may be busy now, and the answer is kept until it starts again.
    constexpr auto kProbePatience = 15s;
    /// The init names the limit before the kernel refuses a process.
    constexpr int kSpareProcesses = 32;
    constexpr auto kGroupRoot = "/sys/fs/cgroup";
    constexpr auto kGroupPrefix = "sandpad-";

    /// The user manager's own socket; systemd-run reaches it without a message bus.
    QString managerSocket()
    {
        return qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/systemd/private");
    }

    QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
    }

    bool writeFile(const QString &path, const QByteArray &text)
    {
        const guest::UniqueFd file(
            ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC));
        return file.isOpen()
            && ::write(file.get(), text.constData(), static_cast<std::size_t>(text.size()))
            == text.size();
    }

    QString reason()
    {
        return QString::fromLocal8Bit(std::strerror(errno));
    }

    bool isVersion2()
    {
        struct statfs state {};
        return ::statfs(kGroupRoot, &state) == 0 && state.f_type == CGROUP2_SUPER_MAGIC;
    }

    /// The folder of the group that a process is in; empty when it cannot be told.
    QString groupOf(qint64 pid)
    {
        const auto lines = content(QStringLiteral("/proc/%1/cgroup").arg(pid)).split('\n');
        for (const QByteArray &line : lines) {
            if (line.startsWith("0::/")) // the line of version 2
                return QDir::cleanPath(QString::fromLatin1(kGroupRoot)
                                       + QFile::decodeName(line.sliced(3)));
        }
        return {};
    }

    /// systemd owns all groups but those that it delegates, and marks these.
    bool isDelegated(const QString &folder)
    {
        const QByteArray path = QFile::encodeName(folder);
        std::array<char, 8> value {};
        for (const char *name : { "user.delegate", "trusted.delegate" }) {
            if (::getxattr(path.constData(), name, value.data(), value.size()) == 1
                && value.front() == '1')
                return true;
        }
        return false;
    }

    /// Whether groups in this folder have the two controllers. Those of the real root, which may
    /// hold processes as well, are switched on.
    bool handsOn(const QString &folder)
    {
        const QString path = folder + QStringLiteral("/cgroup.subtree_control");
        const auto hasBoth = [&path] {
            const auto names = content(path).split(' ');
            return names.contains("memory") && names.contains("pids");
        };
        return hasBoth() || (writeFile(path, "+memory +pids") && hasBoth());
    }

    /// The folder in which Sandpad may make groups without asking; empty when there is none.
    QString ownFolder()
    {
        const QString own = isVersion2() ? groupOf(::getpid()) : QString();
        if (own.isEmpty())
            return {};
        const bool isFree =
            ::geteuid() == 0 || !QFileInfo::exists(QStringLiteral("/run/systemd/system"));
        QStringList candidates { own };
        if (own != QLatin1StringView(kGroupRoot))
            candidates.append(QFileInfo(own).path());
        for (const QString &folder : candidates) {
            const QByteArray path = QFile::encodeName(folder);
            if ((isFree || isDelegated(folder)) && ::access(path.constData(), W_OK) == 0
                && handsOn(folder))
                return folder;
        }
        return {};
    }

    /// Moves the processes of a scope into a group in it. Then the scope can hand on controllers.
    Result<QString> scopeFolder(qint64 starter)
    {
        QString scope = groupOf(starter);
        const QString inner = scope + QStringLiteral("/supervisor");
        if (scope.isEmpty() || !QDir().mkpath(inner))
            return fail(ErrorCode::System,
                        Say::tr("the scope of systemd cannot be used: %1").arg(reason()));
        const auto pids = content(scope + QStringLiteral("/cgroup.procs")).split('\n');
        for (const QByteArray &pid : pids)
            writeFile(inner + QStringLiteral("/cgroup.procs"), pid);
        if (!handsOn(scope))
            return fail(ErrorCode::System,
                        Say::tr("the controllers memory and pids are not delegated"));
        return scope;
    }

    /// Groups that a killed Sandpad has left.
    void sweepGroups(const QString &folder)
    {
        const QStringList names =
            QDir(folder).entryList({ QString::fromLatin1(kGroupPrefix) + u'*' }, QDir::Dirs);
        for (const QString &name : names) {
            const pid_t maker = name.section(u'-', 1, 1).toInt();
            const bool isGone = maker > 0 && ::kill(maker, 0) != 0 && errno == ESRCH;
            if (isGone)
                ::rmdir(QFile::encodeName(folder + u'/' + name).constData());
        }
    }

    QStringList scopeArguments()
    {
        return { QStringLiteral("--user"), QStringLiteral("--scope"), QStringLiteral("--quiet"),
                 QStringLiteral("--collect"), QStringLiteral("--description=Sandpad: a sandbox"),
                 QStringLiteral("--property=Delegate=yes"),
                 // The init survives the end of its program, and reports it.
                 QStringLiteral("--property=OOMPolicy=continue"), QStringLiteral("--") };
    }

} // namespace

ControlGroup &ControlGroup::operator=(ControlGroup &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_folder, other.m_folder);
    std::swap(m_members, other.m_members);
    std::swap(m_killer, other.m_killer);
    return *this;
}

ControlGroup::~ControlGroup()
{
    remove();
}

void ControlGroup::remove()
{
    if (m_path.isEmpty())
        return;
    if (m_killer.isOpen()) [[maybe_unused]]
        const ssize_t done = ::write(m_killer.get(), "1", 1);
    // The killed ones are gone in a moment. If not, a later Sandpad or systemd removes the group.
    constexpr int kTimes = 20;
    constexpr useconds_t kPauseUs = 500;
    for (int i = 0; i < kTimes; ++i) {
        if (::rmdir(QFile::encodeName(m_path).constData()) == 0 || errno != EBUSY)
            break;
        ::usleep(kPauseUs);
    }
    m_path.clear();
}

Result<ControlGroup> ControlGroup::makeIn(const QString &parent, const GroupCaps &caps)
{
    static std::atomic<int> count = 0;
    ControlGroup group;
    group.m_path = QStringLiteral("%1/%2%3-%4")
                       .arg(parent, QString::fromLatin1(kGroupPrefix))
                       .arg(::getpid())
                       .arg(++count);
    if (::mkdir(QFile::encodeName(group.m_path).constData(), 0755) != 0)
        return fail(ErrorCode::System, Say::tr("no control group can be made: %1").arg(reason()));
    const auto file = [&group](const char *name) {
        return group.m_path + u'/' + QLatin1StringView(name);
    };
    // Where the kernel does not count swap there is none to forbid.
    writeFile(file("memory.swap.max"), "0");
    const bool isCapped = writeFile(file("memory.max"), QByteArray::number(caps.memoryBytes))
        && writeFile(file("memory.oom.group"), "1")
        && writeFile(file("pids.max"), QByteArray::number(caps.processes + kSpareProcesses));
    const auto open = [&file](const char *name, int flags) {
        return guest::UniqueFd(
            ::open(QFile::encodeName(file(name)).constData(), flags | O_CLOEXEC));
    };
    group.m_folder = open(".", O_RDONLY | O_DIRECTORY);
    group.m_members = open("cgroup.procs", O_WRONLY);
    group.m_killer = open("cgroup.kill", O_WRONLY);
    if (!isCapped || !group.m_folder.isOpen() || !group.m_members.isOpen()
        || !group.m_killer.isOpen())
        return fail(ErrorCode::System,
                    Say::tr("the control group has no limits: %1").arg(reason()));
    return group;
}

void ControlGroup::prepare(Launch &launch)
{
    launch.isGrouped = true;
    if (!ownFolder().isEmpty())
        return;
    // systemd-run needs our environment to find the manager. `env -i` empties it for the program
    // after it.
    launch.arguments = scopeArguments()
        + QStringList { QStringLiteral("/usr/bin/env"), QStringLiteral("-i"), launch.program }
        + launch.arguments;
    launch.program = QStringLiteral("/usr/bin/systemd-run");
    launch.environment.insert(QStringLiteral("XDG_RUNTIME_DIR"),
                              qEnvironmentVariable("XDG_RUNTIME_DIR"));
}

Result<ControlGroup> ControlGroup::make(const Launch &launch, qint64 starter)
{
    if (const QString folder = ownFolder(); !folder.isEmpty()) {
        sweepGroups(folder);
        return makeIn(folder, launch.caps);
    }
    const auto scope = scopeFolder(starter);
    return scope ? makeIn(*scope, launch.caps) : std::unexpected(scope.error());
}

QString ControlGroup::circumstances()
{
    const QString folder = ownFolder();
    if (!folder.isEmpty())
        return QStringLiteral("delegated");
    return QFileInfo::exists(managerSocket()) ? QStringLiteral("manager")
                                              : QStringLiteral("no manager");
}

void ControlGroup::probe(QObject *context, const std::function<void(const QString &)> &done)
{
    const auto later = [context, done](const QString &refusal) {
        QMetaObject::invokeMethod(
            context, [done, refusal] { done(refusal); }, Qt::QueuedConnection);
    };
    const Launch launch;
    if (!isVersion2())
        return later(Say::tr("/sys/fs/cgroup is not of version 2"));
    if (!ownFolder().isEmpty()) {
        const auto group = make(launch, 0);
        return later(group ? QString() : group.error().text);
    }
    if (::geteuid() == 0)
        return later(Say::tr("the controllers memory and pids cannot be used here"));
    if (!QFileInfo::exists(managerSocket()))
        return later(Say::tr("no systemd user manager runs for this user"));
    if (!QFileInfo(QStringLiteral("/usr/bin/systemd-run")).isExecutable())
        return later(Say::tr("systemd-run is not installed"));
    auto *process = new QProcess(context);
    const auto conclude = [process, done](const QString &refusal) {
        process->disconnect();
        // The scope ends with its process, which ends at once when it is killed.
        constexpr int kKillPatienceMs = 200;
        process->kill();
        process->waitForFinished(kKillPatienceMs);
        process->deleteLater();
        done(refusal);
    };
    // The script says that it is in the scope, and waits.
    QObject::connect(process, &QProcess::readyReadStandardOutput, context, [process, conclude] {
        const auto group = make({}, process->processId());
        conclude(group ? QString() : group.error().text);
    });
    QObject::connect(process, &QProcess::finished, context, [process, conclude] {
        const QString words =
            QString::fromLocal8Bit(process->readAllStandardError()).simplified().left(200);
        conclude(words.isEmpty() ? Say::tr("systemd refuses a scope") : words);
    });
    QTimer::singleShot(kProbePatience, process,
                       [conclude] { conclude(Say::tr("systemd does not answer in time")); });
    process->start(QStringLiteral("/usr/bin/systemd-run"),
                   scopeArguments()
                       + QStringList { QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                       QStringLiteral("echo here; exec cat") });
}

} // namespace sandpad::runner
