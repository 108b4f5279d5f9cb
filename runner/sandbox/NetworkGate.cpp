#include "runner/sandbox/NetworkGate.h"

#include "runner/model/Say.h"
#include "runner/sandbox/EndingProcess.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sandpad::runner {

namespace {

    constexpr auto kTunnelDevice = "/dev/net/tun";

    QStringList pastaArguments(qint64 pid)
    {
        QStringList arguments { QStringLiteral("--config-net"), QStringLiteral("--quiet"),
                                QStringLiteral("--ipv4-only"), QStringLiteral("--no-dhcp"),
                                // Else it has the name of the machine's card.
                                QStringLiteral("--ns-ifname"), QStringLiteral("net0"),
                                QStringLiteral("--no-map-gw"), QStringLiteral("--address"),
                                QStringLiteral("198.18.0.2"), QStringLiteral("--netmask"),
                                QStringLiteral("24"), QStringLiteral("--gateway"),
                                QStringLiteral("198.18.0.1"), QStringLiteral("--dns-forward"),
                                NetworkGate::resolver(),
                                // It stays a child of this process, and says when it is ready.
                                QStringLiteral("--foreground"), QStringLiteral("--pid"),
                                QStringLiteral("/proc/self/fd/1") };
        // The inside cannot reach the host's loopback, and no port of the inside is open on the
        // host.
        for (const char *option : { "--map-host-loopback", "--map-guest-addr", "--tcp-ports",
                                    "--udp-ports", "--tcp-ns", "--udp-ns" })
            arguments << QString::fromLatin1(option) << QStringLiteral("none");
        return arguments << QString::number(pid);
    }

    /// Whether the user of the run may open the device. For another account only the mode is
    /// checked, because access() answers for Sandpad's own user.
    bool mayUseTunnels(const std::optional<Account> &account)
    {
        struct stat state {};
        if (::stat(kTunnelDevice, &state) != 0)
            return false;
        return account ? (state.st_mode & S_IROTH) != 0 && (state.st_mode & S_IWOTH) != 0
                       : ::access(kTunnelDevice, R_OK | W_OK) == 0;
    }

} // namespace

NetworkGate::NetworkGate(NetworkLaunch launch, QObject *parent)
    : QObject(parent)
    , m_launch(std::move(launch))
    , m_notifier(new QSocketNotifier(m_launch.info.get(), QSocketNotifier::Read, this))
{
    connect(m_notifier, &QSocketNotifier::activated, this, &NetworkGate::readInfo);
}

NetworkGate::~NetworkGate()
{
    close();
}

void NetworkGate::close()
{
    QProcess *pasta = std::exchange(m_pasta, nullptr);
    if (!pasta)
        return;
    pasta->disconnect(this);
    pasta->setParent(QCoreApplication::instance());
    connect(pasta, &QProcess::finished, pasta, &QObject::deleteLater);
    if (pasta->state() == QProcess::NotRunning)
        pasta->deleteLater();
    pasta->kill();
}

Result<QString> NetworkGate::findPasta(const std::optional<Account> &account)
{
    QString pasta = QStandardPaths::findExecutable(QStringLiteral("pasta"));
    if (pasta.isEmpty())
        return fail(ErrorCode::Unsupported,
                    Say::tr("A network that leads outside and not to this machine takes "
                            "pasta, which is not installed (Debian: apt install passt). "
                            "Install it, or switch the network off."));
    if (!mayUseTunnels(account))
        return fail(ErrorCode::Unsupported,
                    Say::tr("Sandpad makes a program's network with the device %1, and "
                            "ordinary users may not open it here. Switch the network off, "
                            "or let them open it: sudo chmod 666 %1.")
                        .arg(QString::fromLatin1(kTunnelDevice)));
    return pasta;
}

QString NetworkGate::resolver()
{
    return QStringLiteral("198.18.0.53");
}

void NetworkGate::readInfo()
{
    std::array<char, 1024> buffer {};
    const ssize_t size = ::read(m_launch.info.get(), buffer.data(), buffer.size());
    if (size > 0)
        m_info.append(buffer.data(), size);
    static const QRegularExpression child(QStringLiteral("\"child-pid\":\\s*(\\d+)"));
    const auto match = child.match(QString::fromLatin1(m_info));
    if (size > 0 && !match.hasMatch())
        return;
    m_notifier->setEnabled(false);
    // Without a match bubblewrap has ended; the reason is reported when its process ends.
    if (match.hasMatch())
        startPasta(match.captured(1).toLongLong());
}

void NetworkGate::startPasta(qint64 pid)
{
    m_pasta = new EndingProcess(this);
    m_pasta->setProcessEnvironment(QProcessEnvironment());
    m_pasta->setStandardInputFile(QProcess::nullDevice());
    QProcess::UnixProcessParameters parameters;
    parameters.flags = QProcess::UnixProcessFlag::CloseFileDescriptors
        | QProcess::UnixProcessFlag::ResetSignalHandlers;
    m_pasta->setUnixProcessParameters(parameters);
    m_pasta->setChildProcessModifier([account = m_launch.runAs] {
        if (account && !becomeAccount(*account))
            ::_exit(1);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    });
    connect(m_pasta, &QProcess::readyReadStandardOutput, this, &NetworkGate::onPastaReady);
    connect(m_pasta, &QProcess::finished, this, &NetworkGate::onPastaEnded);
    connect(m_pasta, &QProcess::errorOccurred, this, &NetworkGate::onPastaEnded);
    m_pasta->start(m_launch.pasta, pastaArguments(pid));
}

void NetworkGate::onPastaReady()
{
    (void)m_pasta->readAllStandardOutput();
    if (m_launch.gate.isOpen())
        (void)::write(m_launch.gate.get(), "1", 1);
    m_launch.gate.reset();
}

void NetworkGate::onPastaEnded()
{
    if (!m_launch.gate.isOpen())
        return; // the program has no network any more, as with a cable that is pulled
    const QString said = QString::fromLocal8Bit(m_pasta->readAllStandardError()).simplified();
    emit failed(Say::tr("pasta gave it no network: %1")
                    .arg(said.isEmpty() ? m_pasta->errorString() : said));
}

} // namespace sandpad::runner
