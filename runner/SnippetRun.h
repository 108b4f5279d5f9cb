#pragma once

#include "runner/EventReader.h"
#include "runner/Preparation.h"
#include "runner/RunQueue.h"
#include "runner/SharedCompilers.h"
#include "runner/WarmPool.h"
#include "runner/model/Run.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <memory>

namespace sandpad::runner {

struct Machine;

/// One run of a snippet: waits for its turn, has a sandbox prepared, hands it the job, and has an
/// EventReader report what happens there. Every path ends in exactly one Finished.
class SnippetRun : public Run
{
    Q_OBJECT

public:
    /// What runs have in common; borrowed, must outlive them.
    struct Shared
    {
        Machine &machine;
        RunQueue &queue;
        SharedCompilers &compilers;
        WarmPool &pool;
    };

    SnippetRun(Shared shared, RunRequest request);
    ~SnippetRun() override;

    void stop() override;
    void sendInput(const QByteArray &bytes) override;
    void endInput() override;
    void resizeTerminal(TerminalSize size) override;
    void closeOutput() override;

private:
    enum class State : std::uint8_t
    {
        Queued,
        Preparing,
        Starting, ///< the sandbox gets the job, once it is compiled
        Running, ///< a step of the job has begun
        Over ///< Finished has been told, or will be in a moment
    };

    /// Its turn has come: takes a sandbox that waits for such a run, or has one made.
    void prepare(const LanguageSpec &language);
    void makeSandbox(const LanguageSpec &language, Preparation::Purpose purpose);
    void onPrepared();
    void begin(PreparedSandbox place);
    void compile(const CompileOrder &order);
    /// Another process has compiled the program, or could not.
    void onCompiled(const std::optional<CompiledProgram> &program);
    /// Gives the sandbox the job.
    void handOver();
    /// Reports what the compiler said, as if it had been run here. Once the sandbox is ready.
    void tellOfCompiler();
    void makeReader();
    /// A sandbox that waited for the run is of no use: has another one made.
    void beginAgain();
    /// Ends the run as never started.
    void refuse(const NotStarted &refusal);
    /// Ends a run whose program has not been started.
    void cancel();
    /// Gives back everything that the run holds, except the sandbox.
    void leave();
    /// Passes input on now, or as soon as there is a sandbox.
    void input(const std::function<void(Sandbox &)> &give);
    void onReady();
    void onSandboxEvent(const SandboxEvent &event);
    /// Updates the state after an event.
    void follow(const SandboxEvent::Payload &payload);
    /// Tells Finished, once the caller has returned.
    void finishLater(RunOutcome outcome);

    Shared m_shared;
    QString m_languageId;
    RunRequest m_request; ///< until the job is handed over
    State m_state = State::Queued;
    bool m_isWarm = false; ///< its sandbox waited for it
    QTimer m_patience; ///< until a sandbox that waited is taken for broken
    std::unique_ptr<RunPlace> m_place; ///< until the run is over
    QElapsedTimer m_sinceTurn; ///< since it is its turn
    std::unique_ptr<Preparation> m_preparation; ///< while Preparing
    std::unique_ptr<Sandbox> m_sandbox; ///< once there was one to hand the job to
    QList<std::function<void(Sandbox &)>> m_earlyInput; ///< what was typed before that
    std::optional<PreparedRun> m_prepared; ///< until there is a reader
    std::unique_ptr<QObject> m_compilation; ///< while another process compiles it
    std::optional<SandboxOutput> m_complaint; ///< of a compiler that could not compile it
    std::unique_ptr<EventReader> m_reader; ///< once the sandbox has the job
};

} // namespace sandpad::runner
