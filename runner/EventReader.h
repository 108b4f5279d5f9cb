#pragma once

#include "runner/PreparedRun.h"
#include "runner/language/GuestMessage.h"
#include "runner/model/RunEvent.h"

#include <QElapsedTimer>
#include <QSet>

#include <chrono>
#include <functional>
#include <optional>

namespace sandpad::runner {

/// Turns what happens to a job in its sandbox into the events and the result of a run. What the
/// program sends is checked as hostile on the way.
class EventReader
{
public:
    using Sink = std::function<void(const RunEvent &)>;

    /// `sinceTurn` has been running since the run was prepared. `sink` takes each event at once.
    EventReader(QString languageId, PreparedRun run, QElapsedTimer sinceTurn, Sink sink);

    /// The sandbox is made and has this isolation.
    void readReady(const Isolation &isolation);
    /// Each event of the sandbox, in order. The last one gives Finished.
    void read(const SandboxEvent &event);

    /// As far as it is known; without streams.
    [[nodiscard]] const RunResult &result() const { return m_result; }

private:
    void onStepStarted(const guest::StepStarted &started);
    void onOutput(const SandboxOutput &output);
    void onMessage(const SandboxMessage &message);
    void onDisplay(const GuestDisplay &display);
    void onMore(const GuestMore &more);
    /// Says in the place of a display, or of a part of it, that it is not shown.
    void leaveOut(const QString &sentence);
    void onStepEnded(const guest::StepEnded &ended);
    void onFileHeader(const guest::FileHeader &header);
    void onWaiting(const guest::Waiting &waiting);
    void onOutcome(const guest::Outcome &outcome);
    /// The times and the memory of a guest::Used or guest::Outcome; the rest is the result's.
    [[nodiscard]] Usage usageOf(const auto &used) const;
    void onFailure(const SandboxFailure &failure);
    void reportError(const ErrorReport &error);
    void deliverFile();
    void finish(RunOutcome outcome);
    void tell(RunEvent::Payload payload);

    PreparedRun m_run;
    QElapsedTimer m_sinceTurn;
    Sink m_sink;
    RunResult m_result;
    std::chrono::nanoseconds m_now {}; ///< time of the sandbox event being read
    QList<guest::StepKind> m_stepKinds;
    std::optional<guest::StepKind> m_step; ///< the one that goes on or went on last
    QByteArray m_compilerText; ///< its beginning, told if it fails
    qsizetype m_leftOfCompiler = 0; ///< bytes behind that
    QByteArray m_errorTail; ///< the end of stderr, for runtimes whose harness reports nothing
    std::optional<FileEntry> m_file; ///< being received
    QSet<QString> m_shownFiles; ///< images that the harness has displayed already
    ShownBudget m_budget;
    std::optional<ErrorReport> m_claimedError; ///< reported by the harness; not yet believed
    qsizetype m_displayCount = 0; ///< displays that were told
    /// The last display, while more of it may come.
    struct OpenDisplay
    {
        int id = 0; ///< the harness's; 0: none
        qsizetype number = 0;
    };
    OpenDisplay m_open;
    bool m_hasValue = false; ///< a value has been reported; later ones are left out
    bool m_isNextSecret = false; ///< the harness reported that the next input is secret
};

} // namespace sandpad::runner
