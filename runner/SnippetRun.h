#pragma once

#include "runner/Preparation.h"
#include "runner/RunQueue.h"
#include "runner/model/Run.h"

#include <QElapsedTimer>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace sandpad::runner {

struct Machine;

/// One run of a snippet: waits for its place, has a sandbox prepared, hands it the job, and turns
/// what happens there into RunEvents. Every path ends in exactly one Finished.
class SnippetRun : public Run
{
    Q_OBJECT

public:
    /// Borrows machine and queue, which must outlive it.
    SnippetRun(Machine &machine, RunQueue &queue, RunRequest request);
    ~SnippetRun() override;

    void stop() override;
    void sendInput(const QByteArray &bytes) override;
    void endInput() override;
    void resizeTerminal(TerminalSize size) override;

private:
    enum class State : std::uint8_t
    {
        Queued,
        Preparing,
        Starting, ///< the sandbox has the job
        Running, ///< a step of the job has begun
        Over ///< Finished has been told, or will be in a moment
    };

    void prepare(const LanguageSpec &language);
    void onPrepared();
    void begin(PreparedSandbox place);
    /// Ends the run as never started.
    void refuse(const NotStarted &refusal);
    /// Ends a run of which nothing runs yet.
    void cancel();
    /// Gives everything back that the run holds, but for the sandbox.
    void leave();
    /// Now, or as soon as there is a sandbox.
    void input(const std::function<void(Sandbox &)> &give);
    void onReady();
    void onSandboxEvent(const SandboxEvent &event);
    void onWaiting(const guest::Waiting &waiting);
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

    Machine &m_machine;
    RunRequest m_request; ///< until the job is handed over
    State m_state = State::Queued;
    std::unique_ptr<RunPlace> m_place; ///< until the run is over
    std::unique_ptr<Preparation> m_preparation; ///< while Preparing
    std::unique_ptr<Sandbox> m_sandbox; ///< once there was one to hand the job to
    QList<std::function<void(Sandbox &)>> m_earlyInput; ///< what was typed before that
    PreparedRun m_prepared;
    RunResult m_result; ///< without streams
    QElapsedTimer m_sinceTurn; ///< since the run has its place
    std::chrono::nanoseconds m_now {}; ///< time of the sandbox event being handled
    QList<guest::StepKind> m_stepKinds;
    guest::StepKind m_step = guest::StepKind::Run;
    QByteArray m_compilerText;
    QByteArray m_errorTail; ///< the end of stderr, for runtimes whose harness reports nothing
    std::optional<FileEntry> m_file; ///< being received
    QSet<QString> m_shownFiles; ///< images that the harness has displayed already
    std::optional<ErrorReport> m_claimedError; ///< the harness tells of it; not yet believed
    bool m_hasValue = false; ///< a value has been told; a second one is left out
    bool m_isNextSecret = false; ///< the harness said so of what it asks for next
};

} // namespace sandpad::runner
