#pragma once

#include "runner/sandbox/ControlGroup.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxEvent.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

class QSocketNotifier;

namespace sandpad::runner {

/// A sandbox that waits for its code, on its way from the process that started it to another one of
/// the same user.
struct SandboxLoan
{
    guest::UniqueFd socket;
    Isolation isolation;
    std::chrono::nanoseconds jobTime {}; ///< as far as the job's limits allow
};

/// A started sandbox. It makes its place by itself and waits. One job is run in it, then it is
/// gone. Deleting it kills everything inside at once. Never blocks; lives in its thread.
///
/// Theory: one stream socket leads to `sandpad-init` (see guest/protocol/Protocol.h). Closing it
/// ends everything inside, whatever becomes of bubblewrap, so every way out of this class is
/// closing the socket.
class Sandbox : public QObject
{
    Q_OBJECT

public:
    /// Starts the sandbox; isReady() or a failure event follows.
    explicit Sandbox(Launch launch, QObject *parent = nullptr);
    /// Goes on with a sandbox that another process has started; go() comes next.
    explicit Sandbox(SandboxLoan loan, QObject *parent = nullptr);
    ~Sandbox() override;

    [[nodiscard]] bool isReady() const { return m_isReady; }
    /// Complete once isReady(): the launch's layers and those the init reported.
    [[nodiscard]] const Isolation &isolation() const { return m_launch.isolation; }
    [[nodiscard]] const GuestPaths &paths() const { return m_launch.paths; }

    /// Hands over the one job. Allowed before isReady(), too.
    void run(const guest::Job &job);
    /// Hands over a job that is started ahead; it waits until it gets its code by go().
    void runAhead(const guest::Job &job);
    void go(const guest::Go &code);
    /// Gives a sandbox away whose job waits for its code. Nothing: this one does not wait, or needs
    /// this process (see SandboxSpec::isForOthers). Afterwards it can only be deleted, which ends
    /// nothing: whoever has the socket decides on that.
    [[nodiscard]] std::optional<SandboxLoan> lend();
    /// Ends the job: SIGTERM to its processes, SIGKILL soon after. Before a job has started
    /// it ends the sandbox.
    void stop();
    /// For the program's standard input, where the job keeps it open.
    void sendInput(const QByteArray &bytes);
    void endInput();
    void resizeTerminal(guest::TerminalSize size);
    /// Nobody reads the program's standard output any more.
    void closeOutput();

signals:
    void ready();
    /// The program that was started ahead waits for its code, and holds so much memory.
    void prepared(qint64 memoryBytes);
    void happened(const sandpad::runner::SandboxEvent &event);
    /// The last event comes next.
    void ended();

private:
    void start();
    void watchSocket();
    void send(guest::Kind kind, std::string_view payload);
    void flush();
    void onReadable();
    void onFrame(const guest::Frame &frame);
    void onReady(const guest::Frame &frame);
    void onProcessEnded();
    void onSilence();
    /// The init must have come to the end of the job by then.
    void expectEnd();
    void emitEvent(std::chrono::nanoseconds time, SandboxEvent::Payload payload);
    /// The last event; once.
    void finish(SandboxEvent::Payload payload);
    void failWith(const QString &reason);
    void close();
    /// Makes the control group of the program, and tells the init of it.
    void joinGroup();

    Launch m_launch;
    ControlGroup m_group;
    QProcess *m_process = nullptr; ///< child of this until it is left to end by itself
    guest::UniqueFd m_socket;
    QSocketNotifier *m_readable = nullptr;
    QSocketNotifier *m_writable = nullptr;
    QTimer m_silence; ///< the init must answer in time
    QByteArray m_outgoing;
    QByteArray m_held; ///< the job and what follows it, until the group is made
    std::string m_incoming;
    QByteArray m_complaint; ///< what bubblewrap or the init wrote to its stderr
    bool m_isReady = false;
    bool m_hasJob = false;
    bool m_isAhead = false; ///< the job waits for its code
    bool m_isReading = false; ///< events of what has come are being handled
    bool m_isPrepared = false; ///< and has done all that can be done before
    std::chrono::nanoseconds m_jobTime {}; ///< as far as the job's limits allow
    bool m_isFinished = false;
    std::optional<SandboxFailure> m_failure; ///< once it broke down
};

} // namespace sandpad::runner
