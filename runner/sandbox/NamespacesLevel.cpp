#include "runner/sandbox/NamespacesLevel.h"

#include "runner/sandbox/InitProgram.h"
#include "runner/sandbox/SystemPaths.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <fcntl.h>

namespace sandpad::runner {

namespace {

    constexpr int kArgumentsDescriptor = Launch::kFirstDescriptor;
    constexpr int kInitDescriptor = Launch::kFirstDescriptor + 1;
    const QString kInitPath = QStringLiteral("/sandpad-init");

    constexpr auto kDevices = { "null", "zero", "full", "random", "urandom" };

    QStringList namespaceArguments(Network network)
    {
        QStringList arguments {
            QStringLiteral("--unshare-user"),
            QStringLiteral("--unshare-ipc"),
            QStringLiteral("--unshare-pid"),
            QStringLiteral("--unshare-uts"),
            QStringLiteral("--unshare-cgroup-try"),
            QStringLiteral("--uid"),
            QString::number(kGuestUid),
            QStringLiteral("--gid"),
            QString::number(kGuestUid),
            QStringLiteral("--hostname"),
            QStringLiteral("sandpad"),
            QStringLiteral("--as-pid-1"),
            QStringLiteral("--die-with-parent"),
            QStringLiteral("--new-session"),
            QStringLiteral("--cap-drop"),
            QStringLiteral("ALL"),
            QStringLiteral("--cap-add"),
            QStringLiteral("CAP_SYS_ADMIN"),
            QStringLiteral("--cap-add"),
            QStringLiteral("CAP_SETPCAP"),
            QStringLiteral("--cap-add"),
            QStringLiteral("CAP_SYS_RESOURCE"),
        };
        const QString resolver = QStringLiteral("/etc/resolv.conf");
        if (network == Network::Off)
            arguments.append(QStringLiteral("--unshare-net"));
        else
            arguments << QStringLiteral("--ro-bind-try") << resolver << resolver;
        return arguments;
    }

    /// The system's folders as they are on the host: links into /usr, or folders.
    QStringList systemArguments()
    {
        QStringList arguments;
        for (const QString &path : systemFolders()) {
            const QFileInfo info(path);
            if (info.isSymLink())
                arguments << QStringLiteral("--symlink") << info.readSymLink() << path;
            else
                arguments << QStringLiteral("--ro-bind") << path << path;
        }
        for (const QString &path : systemFiles())
            arguments << QStringLiteral("--ro-bind-try") << path << path;
        return arguments;
    }

    QStringList deviceArguments()
    {
        QStringList arguments { QStringLiteral("--proc"), QStringLiteral("/proc") };
        for (const char *name : kDevices) {
            const QString path = QStringLiteral("/dev/") + QLatin1StringView(name);
            arguments << QStringLiteral("--dev-bind") << path << path;
        }
        const QList<std::pair<QString, QString>> links {
            { QStringLiteral("/proc/self/fd"), QStringLiteral("/dev/fd") },
            { QStringLiteral("/proc/self/fd/0"), QStringLiteral("/dev/stdin") },
            { QStringLiteral("/proc/self/fd/1"), QStringLiteral("/dev/stdout") },
            { QStringLiteral("/proc/self/fd/2"), QStringLiteral("/dev/stderr") },
        };
        for (const auto &[target, link] : links)
            arguments << QStringLiteral("--symlink") << target << link;
        return arguments;
    }

    QStringList placeArguments(const SandboxSpec &spec, const GuestPaths &paths)
    {
        QStringList arguments;
        for (const QString &path : spec.readOnlyPaths) {
            const QFileInfo info(path);
            if (info.isSymLink())
                arguments << QStringLiteral("--symlink") << info.readSymLink() << path;
            else
                arguments << QStringLiteral("--ro-bind-try") << path << path;
        }
        for (const QString &folder : { paths.scratch, paths.home, paths.tmp, paths.guest })
            arguments << QStringLiteral("--dir") << folder;
        arguments << QStringLiteral("--dir") << QStringLiteral("/dev/shm");
        arguments << QStringLiteral("--perms") << QStringLiteral("0555") << QStringLiteral("--file")
                  << QString::number(kInitDescriptor) << kInitPath;
        arguments << QStringLiteral("--chdir") << QStringLiteral("/");
        return arguments;
    }

    QByteArray nulSeparated(const QStringList &arguments)
    {
        QByteArray bytes;
        for (const QString &argument : arguments)
            bytes += QFile::encodeName(argument) + '\0';
        return bytes;
    }

    QList<IsolationLayer> layers(const SandboxSpec &spec, bool isRootWithoutOtherUid)
    {
        QList<IsolationLayer> layers;
        for (const char *name : { "user", "mount", "pid", "ipc", "uts", "cgroup" })
            layers.append({ .name = QLatin1StringView(name) + QStringLiteral(" namespace"),
                            .inForce = true,
                            .reason = {} });
        const bool isOff = spec.network == Network::Off;
        layers.append(
            { .name = QStringLiteral("network namespace"),
              .inForce = isOff,
              .reason = isOff ? QString() : QStringLiteral("the network was switched on") });
        if (isRootWithoutOtherUid)
            layers.append(
                { .name = QStringLiteral("unprivileged uid"),
                  .inForce = false,
                  .reason = QStringLiteral("Sandpad runs as a root that maps no other uid") });
        return layers;
    }

} // namespace

QString NamespacesLevel::advice() const
{
    return QStringLiteral(
        "Install bubblewrap (Debian: apt install bubblewrap) and allow user namespaces (sysctl "
        "kernel.unprivileged_userns_clone=1, or on Ubuntu an AppArmor profile for bwrap); to run "
        "without any protection choose the isolation level none.");
}

Result<Launch> NamespacesLevel::prepare(const SandboxSpec &spec) const
{
    const QString bubblewrap = QStandardPaths::findExecutable(QStringLiteral("bwrap"));
    if (bubblewrap.isEmpty())
        return fail(ErrorCode::Unsupported,
                    QStringLiteral("bubblewrap (bwrap) is not installed. ") + advice());
    const auto initPath = initProgramPath();
    if (!initPath)
        return std::unexpected(initPath.error());
    guest::UniqueFd init(::open(QFile::encodeName(*initPath).constData(), O_RDONLY | O_CLOEXEC));
    if (!init.isOpen())
        return fail(ErrorCode::NotReadable, QStringLiteral("%1 cannot be read.").arg(*initPath));

    Launch launch;
    launch.runAs = unprivilegedUid();
    launch.isolation = { .level = level(),
                         .layers = layers(spec, ::geteuid() == 0 && !launch.runAs) };
    launch.setup = makeSetup(spec, launch.paths, true);
    auto arguments =
        memoryFile(nulSeparated(namespaceArguments(spec.network) + systemArguments()
                                + deviceArguments() + placeArguments(spec, launch.paths)));
    if (!arguments)
        return std::unexpected(arguments.error());
    launch.program = bubblewrap;
    launch.arguments = { QStringLiteral("--args"), QString::number(kArgumentsDescriptor),
                         QStringLiteral("--"), kInitPath };
    launch.descriptors.push_back(std::move(*arguments));
    launch.descriptors.push_back(std::move(init));
    return launch;
}

} // namespace sandpad::runner
