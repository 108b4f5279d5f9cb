#pragma once

#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/sandbox/Account.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

class QProcess;
class QSocketNotifier;

namespace sandpad::runner {

/// What a sandbox with a network needs: pasta, and two pipes with bubblewrap.
struct NetworkLaunch
{
    QString pasta; ///< path of the program
    guest::UniqueFd info; ///< bubblewrap writes here which process it has started
    guest::UniqueFd gate; ///< this process waits until a byte is written here
    std::optional<Account> runAs;
};

/// Gives a starting sandbox a network of its own: bubblewrap makes an empty network namespace and
/// waits; pasta connects it with the outside by sockets of its own, without any right; then the
/// gate opens. The namespace has fixed addresses of 198.18.0.0/15 (RFC 2544), so that every
/// private range can be refused inside. Pasta ends with the gate, and with this process, however
/// that ends. Lives in its thread; blocks nothing.
class NetworkGate : public QObject
{
    Q_OBJECT

public:
    explicit NetworkGate(NetworkLaunch launch, QObject *parent = nullptr);
    /// Ends pasta.
    ~NetworkGate() override;

    /// Pasta's path, or a sentence that says why there is no network to be had here.
    [[nodiscard]] static Result<QString> findPasta(const std::optional<Account> &account);
    /// The address where a program asks for names.
    [[nodiscard]] static QString resolver();

    /// Ends pasta at once, and with it all connections.
    void close();

signals:
    /// The sandbox will never start; `reason` is a phrase.
    void failed(const QString &reason);

private:
    void readInfo();
    void startPasta(qint64 pid);
    void onPastaReady();
    void onPastaEnded();

    NetworkLaunch m_launch;
    QSocketNotifier *m_notifier;
    QByteArray m_info;
    QProcess *m_pasta = nullptr; ///< child of this until it is left to end by itself
};

} // namespace sandpad::runner
