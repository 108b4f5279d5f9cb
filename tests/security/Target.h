#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QProcess>
#include <QString>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QUdpSocket>

#include <memory>
#include <optional>
#include <sys/types.h>

/// The targets of attacks, made for the test: files, a process and servers of one user. Programs
/// find them through target.json.
class Target
{
public:
    /// The target belongs to this uid, which takes root; without one to the user who runs the test.
    explicit Target(std::optional<uid_t> user);
    ~Target();

    /// Puts back what an attack may have changed.
    void renew();
    /// The parts that were changed; empty when all is as renew() made it.
    [[nodiscard]] QString damage() const;
    /// Processes left of an attack: those with the token in an argument, or as their name.
    [[nodiscard]] static QList<pid_t> leftProcesses(const QByteArray &token);

    [[nodiscard]] QByteArray secret() const { return m_secret; }
    [[nodiscard]] QByteArray token() const { return m_token; }
    [[nodiscard]] QString description() const; ///< path of target.json
    [[nodiscard]] QString touch() const;
    /// A new empty folder that the user may write.
    [[nodiscard]] QString newFolder();

    /// Runs a program as the user, with the secrets that must not be inherited: a variable and
    /// descriptor 77. Waits; a program that takes too long is killed.
    struct Ended
    {
        bool isInTime = false;
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    [[nodiscard]] Ended run(const QString &program, const QStringList &arguments,
                            const QString &folder = {}, int milliseconds = 300'000);

private:
    void write(const QString &name, const QByteArray &content);
    void give(const QString &path) const;
    void become(QProcess &process) const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    std::optional<uid_t> m_user;
    QByteArray m_token;
    QByteArray m_secret;
    QTemporaryDir m_folder;
    QTcpServer m_server;
    QUdpSocket m_datagramServer; ///< with the same port
    QLocalServer m_local;
    QLocalServer m_abstract;
    int m_datagrams = -1;
    int m_leaked = -1;
    QProcess m_victim;
    int m_folders = 0;
};
