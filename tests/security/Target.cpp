#include "Target.h"

#include "runner/model/Json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSysInfo>

#include <cstring>
#include <fcntl.h>
#include <grp.h>
#include <nlohmann/json.hpp>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace {

constexpr int kLeakedDescriptor = 77;
const QString kVariable = QStringLiteral("SANDPAD_TEST_SECRET_VARIABLE");

QByteArray randomText()
{
    return QByteArray::number(QRandomGenerator::global()->generate64(), 36);
}

QByteArray shownBy(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A datagram socket with a name. It receives datagrams that nobody reads.
int datagramSocket(const QString &path)
{
    const int fd = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    if (::bind(fd, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        qFatal("no socket at %s", name.constData());
    ::chmod(name.constData(), 0777);
    return fd;
}

} // namespace

Target::Target(std::optional<uid_t> user)
    : m_user(user)
    , m_token("token" + randomText())
    , m_secret("secret" + randomText())
    , m_folder(QStringLiteral("/tmp/sandpad-attacks-XXXXXX"))
{
    QFile::setPermissions(m_folder.path(),
                          QFile::permissions(m_folder.path()) | QFile::ReadOther | QFile::ExeOther
                              | QFile::ReadGroup | QFile::ExeGroup);
    give(m_folder.path());
    QDir(m_folder.path()).mkpath(QStringLiteral("folder/inner"));
    QDir(m_folder.path()).mkpath(QStringLiteral("home"));
    write(QStringLiteral("folder/secret.txt"), m_secret + "\n");
    for (const char *name : { "folder", "folder/inner", "home" })
        give(path(QString::fromLatin1(name)));
    // Both servers have one port, which the machine chooses.
    while (!m_server.isListening()) {
        m_datagramServer.close();
        if (!m_datagramServer.bind(QHostAddress::LocalHost))
            qFatal("no port for datagrams");
        m_server.listen(QHostAddress::LocalHost, m_datagramServer.localPort());
    }
    m_local.setSocketOptions(QLocalServer::WorldAccessOption);
    m_local.listen(path(QStringLiteral("socket")));
    m_abstract.setSocketOptions(QLocalServer::AbstractNamespaceOption);
    m_abstract.listen(QString::fromLatin1(m_token));
    m_datagrams = datagramSocket(path(QStringLiteral("datagrams")));
    const QString secretFile = path(QStringLiteral("folder/secret.txt"));
    m_leaked = ::open(QFile::encodeName(secretFile).constData(), O_RDONLY);

    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kVariable, QString::fromLatin1(m_secret));
    m_victim.setProcessEnvironment(environment);
    m_victim.setStandardInputFile(secretFile);
    m_victim.setWorkingDirectory(path(QStringLiteral("folder")));
    become(m_victim);
    m_victim.start(QStringLiteral("/usr/bin/sleep"), { QStringLiteral("3600") });
    if (!m_victim.waitForStarted())
        qFatal("the victim did not start");

    const nlohmann::json json {
        { "secret", secretFile.toStdString() },
        { "folder", path(QStringLiteral("folder")).toStdString() },
        { "victim", path(QStringLiteral("folder/victim.txt")).toStdString() },
        { "home", path(QStringLiteral("home")).toStdString() },
        { "pid", m_victim.processId() },
        { "port", m_server.serverPort() },
        { "socket", path(QStringLiteral("socket")).toStdString() },
        { "datagrams", path(QStringLiteral("datagrams")).toStdString() },
        { "abstract", m_token.toStdString() },
        { "host", QSysInfo::machineHostName().toStdString() },
        { "token", m_token.toStdString() },
        { "variable", kVariable.toStdString() },
        { "touch", touch().toStdString() },
    };
    write(QStringLiteral("target.json"), sandpad::runner::jsonBytes(json));
    renew();
}

Target::~Target()
{
    m_victim.kill();
    m_victim.waitForFinished();
    ::close(m_datagrams);
    ::close(m_leaked);
}

void Target::write(const QString &name, const QByteArray &content)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        qFatal("%s cannot be written", qPrintable(name));
    file.write(content);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    give(path(name));
}

void Target::give(const QString &file) const
{
    if (m_user && ::chown(QFile::encodeName(file).constData(), *m_user, *m_user) != 0)
        qFatal("%s cannot be given away", qPrintable(file));
}

void Target::renew()
{
    for (const char *name : { "folder/planted", "folder/victim.txt.gone" })
        QFile::remove(path(QString::fromLatin1(name)));
    QFile::remove(path(QStringLiteral("folder/victim.txt")));
    write(QStringLiteral("folder/victim.txt"), "as it was\n");
    QFile::remove(touch());
}

QString Target::damage() const
{
    QFile victim(path(QStringLiteral("folder/victim.txt")));
    if (!victim.open(QIODevice::ReadOnly) || victim.readAll() != "as it was\n")
        return QStringLiteral("the victim's file is gone or changed");
    if (victim.permissions().testFlag(QFile::WriteOther))
        return QStringLiteral("the victim's file is open to everybody");
    if (QFileInfo(victim).lastModified().toSecsSinceEpoch() < 1000)
        return QStringLiteral("the victim's file has another date");
    if (QFile::exists(path(QStringLiteral("folder/planted"))))
        return QStringLiteral("a file was planted");
    if (QFile::exists(touch()))
        return QStringLiteral("a file was left in /dev/shm");
    return {};
}

QList<pid_t> Target::leftProcesses(const QByteArray &token)
{
    constexpr qsizetype kNameBytes = 15; // of a process, in Linux
    const QByteArray processName = token.first(qMin(kNameBytes, token.size())) + '\n';
    QList<pid_t> found;
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        bool isPid = false;
        const pid_t pid = name.toInt(&isPid);
        if (isPid
            && (shownBy(QStringLiteral("/proc/%1/cmdline").arg(name)).contains(token)
                || shownBy(QStringLiteral("/proc/%1/comm").arg(name)) == processName))
            found.append(pid);
    }
    return found;
}

QString Target::description() const
{
    return path(QStringLiteral("target.json"));
}

QString Target::touch() const
{
    return QStringLiteral("/dev/shm/sandpad-") + QString::fromLatin1(m_token);
}

QString Target::newFolder()
{
    const QString name = QStringLiteral("run%1").arg(++m_folders);
    QDir(m_folder.path()).mkpath(name);
    give(path(name));
    return path(name);
}

void Target::become(QProcess &process) const
{
    process.setChildProcessModifier([user = m_user, leaked = m_leaked] {
        ::dup2(leaked, kLeakedDescriptor);
        if (user && (::setgroups(0, nullptr) != 0 || ::setgid(*user) != 0 || ::setuid(*user) != 0))
            ::_exit(1);
    });
}

Target::Ended Target::run(const QString &program, const QStringList &arguments,
                          const QString &folder, int milliseconds)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    for (const char *name : { "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME" })
        environment.remove(QString::fromLatin1(name));
    // Whoever runs the tests has variables of their own: an attack must succeed without.
    environment.remove(QStringLiteral("PYTHONUNBUFFERED"));
    environment.insert(kVariable, QString::fromLatin1(m_secret));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.isEmpty() ? QStringLiteral("/") : folder);
    process.setStandardInputFile(QProcess::nullDevice());
    become(process);
    process.start(program, arguments);
    Ended ended;
    ended.isInTime = process.waitForFinished(milliseconds);
    if (!ended.isInTime) {
        process.kill();
        process.waitForFinished();
    }
    ended.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ended.out = process.readAllStandardOutput();
    ended.err = process.readAllStandardError();
    return ended;
}
