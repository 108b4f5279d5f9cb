#pragma once

#include "runner/language/errors/ErrorReader.h"
#include "runner/model/Run.h"
#include "runner/sandbox/Sandbox.h"

#include <QElapsedTimer>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace sandpad::runner {

/// All that a run needs once its toolchain is known.
struct PreparedRun
{
    /// Makes the job for the place where a sandbox has its folders.
    std::function<guest::Job(const GuestPaths &)> makeJob;
    std::unique_ptr<const ErrorReader> errors; ///< always there when a run begins
    QMap<QString, QString> versions; ///< of the toolchain, for Started
    QString program; ///< the toolchain's main program, to name it when it has vanished
    bool isEmpty = false; ///< there is nothing in the snippet
    QString sandboxAdvice; ///< what to do when the sandbox cannot be made, as a sentence
};

/// One run of a snippet: turns what happens in a sandbox into RunEvents.
///
/// It begins by waiting: begin() hands it a sandbox and the prepared run, refuse() ends it
/// without one. Every path ends in exactly one Finished.
class SnippetRun : public Run
{
    Q_OBJECT

public:
    explicit SnippetRun(QString languageId);
    ~SnippetRun() override;

    /// Runs in this sandbox, which may still be starting. Takes ownership.
    void begin(std::unique_ptr<Sandbox> sandbox, PreparedRun prepared);
    /// Ends the run as never started.
    void refuse(NotStarted::Cause cause, const QString &reason);
    /// Has stop() come before begin()?
    [[nodiscard]] bool isOver() const { return m_isOver; }

    void stop() override;
    void sendInput(const QByteArray &bytes) override;
    void endInput() override;
    void resizeTerminal(TerminalSize size) override;

private:
    void onReady();
    void onSandboxEvent(const SandboxEvent &event);
    void onStepStarted(const guest::StepStarted &started);
    void onOutput(const SandboxOutput &output);
    void onMessage(const SandboxMessage &message);
    void onStepEnded(const guest::StepEnded &ended);
    void onFileHeader(const guest::FileHeader &header);
    void onOutcome(const guest::Outcome &outcome);
    void onFailure(const SandboxFailure &failure);
    void reportError(const ErrorReport &error);
    void deliverFile();
    void finish(RunOutcome outcome);
    void emitEvent(RunEvent::Payload payload);
    void emitLater(RunEvent::Payload payload);

    std::unique_ptr<Sandbox> m_sandbox;
    PreparedRun m_prepared;
    RunResult m_result; ///< without streams
    QElapsedTimer m_sinceRequest;
    std::chrono::nanoseconds m_now {}; ///< time of the sandbox event being handled
    QList<guest::StepKind> m_stepKinds;
    guest::StepKind m_step = guest::StepKind::Run;
    QByteArray m_compilerText;
    QByteArray m_errorTail; ///< the end of stderr, for runtimes whose harness reports nothing
    std::optional<FileEntry> m_file; ///< being received
    QSet<QString> m_shownFiles; ///< images that the harness has displayed already
    bool m_hasStarted = false;
    std::optional<ErrorReport> m_claimedError; ///< the harness tells of it; not yet believed
    bool m_hasValue = false;
    bool m_isNextSecret = false; ///< the harness said so of what it asks for next
    bool m_isOver = false;
};

} // namespace sandpad::runner
