#include "runner/sandbox/Sandbox.h"

#include <QSocketNotifier>

#include <memory>
#include <sys/socket.h>
#include <utility>

// Sandbox: how it goes from one process to another.
namespace sandpad::runner {

namespace {

    /// Has the other end neither sent anything nor gone?
    bool isSilent(int socket)
    {
        char byte = 0;
        return ::recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0;
    }

} // namespace

Sandbox::Sandbox(SandboxLoan loan, QObject *parent)
    : QObject(parent)
    , m_socket(std::move(loan.socket))
    , m_isReady(true)
    , m_hasJob(true)
    , m_isAhead(true)
    , m_isPrepared(true)
    , m_jobTime(loan.jobTime)
{
    m_launch.isolation = std::move(loan.isolation);
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &Sandbox::onSilence);
    watchSocket();
}

std::optional<SandboxLoan> Sandbox::lend()
{
    const bool isWaiting = m_isAhead && m_isPrepared && !m_isFinished;
    if (!isWaiting || !m_process || !m_launch.mayOutlive || !m_outgoing.isEmpty()
        || !m_incoming.empty() || !isSilent(m_socket.get()))
        return std::nullopt;
    m_isFinished = true;
    delete std::exchange(m_readable, nullptr);
    delete std::exchange(m_writable, nullptr);
    // The process ends when the borrower is done, and its group goes then. It has no owner, because
    // the end of this process would kill it.
    QProcess *process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    process->setParent(nullptr);
    connect(process, &QProcess::finished, process,
            [process, group = std::make_shared<ControlGroup>(std::move(m_group))] {
                process->deleteLater();
            });
    return SandboxLoan { .socket = std::move(m_socket),
                         .isolation = m_launch.isolation,
                         .jobTime = m_jobTime };
}

} // namespace sandpad::runner
