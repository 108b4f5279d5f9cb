#include "runner/sandbox/NamespacesLevel.h"

#include "runner/model/OwnProgram.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"
#include "runner/sandbox/InitProgram.h"
#include "runner/sandbox/Surroundings.h"
#include "runner/sandbox/SystemPaths.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <iterator>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    constexpr int kArgumentsDescriptor = Launch::kFirstDescriptor;
    constexpr int kInitDescriptor = Launch::kFirstDescriptor + 1;
    constexpr int kInfoDescriptor = Launch::kFirstDescriptor + 2;
    constexpr int kGateDescriptor = Launch::kFirstDescriptor + 3;
    /// The init is executed through its descriptor. So nothing has to be copied into the root for
    /// it, and its path on the host is not visible.
    const QString kInitPath = QStringLiteral("/proc/self/fd/%1").arg(kInitDescriptor);

    const QString kOverlays = QStringLiteral("overlays");
    const QString kMounts = QStringLiteral("mounts");

    constexpr auto kDevices = { "null", "zero", "full", "random", "urandom" };

    /// The tarball has one of its own: many systems have one that is too old.
    QString bubblewrapPath()
    {
        if (const auto own = ownProgram(QStringLiteral("sandpad-bwrap")))
            return *own;
        return QStandardPaths::findExecutable(QStringLiteral("bwrap"));
    }

    QStringList namespaceArguments(const SandboxSpec &spec)
    {
        QStringList arguments {
            QStringLiteral("--unshare-user"),
            QStringLiteral("--unshare-ipc"),
            QStringLiteral("--unshare-pid"),
            QStringLiteral("--unshare-uts"),
            QStringLiteral("--unshare-cgroup-try"),
            QStringLiteral("--unshare-net"),
            QStringLiteral("--uid"),
            QString::number(kGuestUid),
            QStringLiteral("--gid"),
            QString::number(kGuestUid),
            QStringLiteral("--hostname"),
            QStringLiteral("sandpad"),
            QStringLiteral("--as-pid-1"),
            QStringLiteral("--argv0"),
            QStringLiteral("sandpad-init"),
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
        // Where the socket is closed the init ends, too; this ends also what has not come so far.
        if (!spec.isForOthers)
            arguments << QStringLiteral("--die-with-parent");
        if (spec.network == Network::On)
            arguments << QStringLiteral("--cap-add") << QStringLiteral("CAP_NET_ADMIN")
                      << QStringLiteral("--info-fd") << QString::number(kInfoDescriptor)
                      << QStringLiteral("--block-fd") << QString::number(kGateDescriptor);
        return arguments;
    }

    /// An empty folder that everybody may read, outside of what is shown. An overlay needs it as
    /// its second layer. An empty text when there is none.
    QString emptyFolder()
    {
        for (const char *name : { "/media", "/srv", "/mnt", "/opt", "/boot" }) {
            const QDir folder(QString::fromLatin1(name));
            if (folder.exists() && folder.isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot))
                return folder.path();
        }
        return {};
    }

    /// There the sandbox has folders of its own, which are made later; what is shown in them is
    /// held by its mount until then.
    bool isInOwnFolder(const QString &path)
    {
        const GuestPaths own;
        const auto holds = [&path](const QString &folder) {
            return path.startsWith(folder + u'/');
        };
        return holds(own.scratch) || holds(own.home) || holds(own.tmp) || holds(own.guest);
    }

    /// Whether a path is copied into the root instead of mounted: files below /etc are, and small
    /// ones such as pyvenv.cfg. An overlay cannot show a single file, and through a mount a program
    /// could lock the machine's own file, and watch who opens it.
    bool isCopied(const QString &path)
    {
        constexpr qint64 kSmall = 64 << 10;
        const QFileInfo info(path);
        return info.isFile() && !info.isSymLink()
            && (path.startsWith(QStringLiteral("/etc/"))
                || (info.size() <= kSmall && !info.isExecutable() && !isInOwnFolder(path)));
    }

    /// An interpreter that lies alone in a folder is too large to be copied for each run, and there
    /// is no overlay of a single file.
    bool isShownItself(const QString &path)
    {
        const QFileInfo info(path);
        return info.isFile() && !info.isSymLink() && !isCopied(path);
    }

    /// Shows something of the host read-only at its own path. A mount names the host's folder in
    /// the program's mountinfo; an overlay does not.
    QStringList showing(const QString &path, const QString &emptyLayer)
    {
        const QFileInfo info(path);
        const bool leadsAway = path.startsWith(QStringLiteral("/etc/"))
            && !info.canonicalFilePath().startsWith(QStringLiteral("/usr/"));
        if (info.isSymLink() && !leadsAway)
            return { QStringLiteral("--symlink"), info.readSymLink(), path };
        if (!emptyLayer.isEmpty() && isCopied(path))
            return {};
        if (!emptyLayer.isEmpty() && info.isDir())
            return { QStringLiteral("--overlay-src"), emptyLayer,
                     QStringLiteral("--overlay-src"), path,
                     QStringLiteral("--ro-overlay"),  path };
        return { QStringLiteral("--ro-bind-try"), path, path };
    }

    /// The files to be copied, with their content.
    std::vector<guest::GuestFile> copies(const QStringList &paths)
    {
        std::vector<guest::GuestFile> files;
        for (const QString &path : paths) {
            QFile file(path);
            if (isCopied(path) && file.open(QIODevice::ReadOnly))
                files.push_back({ .path = path.toStdString(),
                                  .mode = 0444,
                                  .content = file.readAll().toStdString() });
        }
        return files;
    }

    QStringList deviceArguments(bool hasTerminal)
    {
        QStringList arguments { QStringLiteral("--proc"), QStringLiteral("/proc") };
        for (const char *name : kDevices) {
            const QString path = QStringLiteral("/dev/") + QLatin1StringView(name);
            arguments << QStringLiteral("--dev-bind") << path << path;
        }
        if (hasTerminal)
            arguments << QStringLiteral("--dev-bind-try") << QStringLiteral("/dev/tty")
                      << QStringLiteral("/dev/tty") << QStringLiteral("--dir")
                      << QStringLiteral("/dev/pts");
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

    QStringList placeArguments(const QStringList &shown, const QString &emptyLayer,
                               const GuestPaths &paths)
    {
        QStringList arguments;
        for (const QString &path : shown)
            arguments += showing(path, emptyLayer);
        for (const QString &folder : { paths.scratch, paths.home, paths.tmp, paths.guest })
            arguments << QStringLiteral("--dir") << folder;
        arguments << QStringLiteral("--dir") << QStringLiteral("/dev/shm");
        arguments << QStringLiteral("--chdir") << QStringLiteral("/");
        return arguments;
    }

    /// The two pipes of a sandbox with a network; the ends for bubblewrap are added to `launch`.
    Result<void> addNetwork(Launch &launch)
    {
        const auto pasta = NetworkGate::findPasta(launch.runAs);
        if (!pasta)
            return std::unexpected(pasta.error());
        std::array<int, 2> info {};
        std::array<int, 2> gate {};
        if (::pipe2(info.data(), O_CLOEXEC) != 0 || ::pipe2(gate.data(), O_CLOEXEC) != 0)
            return fail(ErrorCode::System, Say::tr("No pipe could be made."));
        launch.network = NetworkLaunch { .pasta = *pasta,
                                         .info = guest::UniqueFd(info[0]),
                                         .gate = guest::UniqueFd(gate[1]),
                                         .runAs = launch.runAs };
        launch.descriptors.emplace_back(info[1]);
        launch.descriptors.emplace_back(gate[0]);
        const std::string nameserver = "nameserver " + NetworkGate::resolver().toStdString() + "\n";
        launch.setup.files.push_back(
            { .path = "/etc/resolv.conf", .mode = 0444, .content = nameserver });
        return {};
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
        for (const Layer layer : { Layer::UserNamespace, Layer::MountNamespace, Layer::PidNamespace,
                                   Layer::IpcNamespace, Layer::UtsNamespace, Layer::CgroupNamespace,
                                   Layer::NetworkNamespace })
            layers.append(layerInForce(layer));
        layers.append(
            spec.network == Network::Off
                ? layerInForce(Layer::NoNetwork)
                : missingLayer(Layer::NoNetwork,
                               Say::tr("the network is switched on; it leads to the internet, but "
                                       "neither to this machine nor to private addresses")));
        if (isRootWithoutOtherUid)
            layers.append(missingLayer(Layer::UnprivilegedUid,
                                       Say::tr("Sandpad runs as a root that maps no other uid")));
        return layers;
    }

} // namespace

LevelInfo NamespacesLevel::info() const
{
    return {
        .level = IsolationLevel(QStringLiteral("namespaces")),
        .choice = QStringLiteral(
            QT_TRANSLATE_NOOP("IsolationLevel", "Namespaces, with Landlock and seccomp")),
        .badge = QStringLiteral(
            QT_TRANSLATE_NOOP("IsolationLevel", "Isolated: namespaces, seccomp, Landlock")),
        .badgeWithGaps = QStringLiteral(QT_TRANSLATE_NOOP("IsolationLevel", "Isolated, with gaps")),
    };
}

QStringList NamespacesLevel::ways() const
{
    return { kOverlays, kMounts };
}

QString NamespacesLevel::circumstances() const
{
    const QFileInfo bubblewrap(bubblewrapPath());
    QStringList all { bubblewrap.filePath(),
                      QString::number(bubblewrap.lastModified().toMSecsSinceEpoch()),
                      ownConfinement() };
    // What an administrator may change while the machine runs.
    for (const char *name :
         { "/proc/sys/user/max_user_namespaces", "/proc/sys/kernel/unprivileged_userns_clone",
           "/proc/sys/kernel/apparmor_restrict_unprivileged_userns" }) {
        QFile file(QString::fromLatin1(name));
        if (file.open(QIODevice::ReadOnly))
            all.append(QString::fromUtf8(file.readAll().trimmed()));
    }
    return all.join(u' ');
}

QString NamespacesLevel::advice() const
{
    return Say::tr(
        "Install bubblewrap (Debian: apt install bubblewrap) and allow user namespaces (sysctl "
        "kernel.unprivileged_userns_clone=1, or on Ubuntu an AppArmor profile for bwrap); to run "
        "without any protection choose the isolation level none.");
}

Result<Launch> NamespacesLevel::prepare(const SandboxSpec &spec) const
{
    const QString bubblewrap = bubblewrapPath();
    if (bubblewrap.isEmpty())
        return fail(ErrorCode::Unsupported,
                    sentencesOf({ Say::tr("bubblewrap (bwrap) is not installed."), advice() }));
    const auto initPath = ownProgram(kInitProgram);
    if (!initPath)
        return std::unexpected(initPath.error());
    const auto account = accountFor(spec.runAs);
    if (!account)
        return std::unexpected(account.error());
    guest::UniqueFd init(::open(QFile::encodeName(*initPath).constData(), O_RDONLY | O_CLOEXEC));
    if (!init.isOpen())
        return fail(ErrorCode::NotReadable, Say::tr("%1 cannot be read.").arg(*initPath));

    Launch launch;
    launch.runAs = *account;
    launch.mayOutlive = spec.isForOthers;
    launch.isolation = { .level = level(),
                         .layers = layers(spec, ::geteuid() == 0 && !launch.runAs) };
    launch.setup = makeSetup(spec, launch.paths, true);
    const QString emptyLayer = spec.way == kOverlays ? emptyFolder() : QString();
    const QStringList shown =
        systemFolders() + systemFiles() + QStringList { certificateFolder() } + spec.readOnlyPaths;
    launch.setup.sharesFiles =
        emptyLayer.isEmpty() || std::ranges::any_of(spec.readOnlyPaths, isShownItself);
    if (!emptyLayer.isEmpty())
        std::ranges::move(copies(shown), std::back_inserter(launch.setup.files));
    auto arguments =
        memoryFile(nulSeparated(namespaceArguments(spec) + deviceArguments(spec.hasTerminal)
                                + placeArguments(shown, emptyLayer, launch.paths)));
    if (!arguments)
        return std::unexpected(arguments.error());
    launch.program = bubblewrap;
    launch.arguments = { QStringLiteral("--args"), QString::number(kArgumentsDescriptor),
                         QStringLiteral("--"), kInitPath };
    launch.descriptors.push_back(std::move(*arguments));
    launch.descriptors.push_back(std::move(init));
    if (spec.network == Network::On) {
        if (const auto added = addNetwork(launch); !added)
            return std::unexpected(added.error());
    }
    return launch;
}

} // namespace sandpad::runner
