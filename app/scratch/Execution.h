#pragma once

#include "app/session/TextEncoding.h"
#include "runner/history/RunRecording.h"
#include "runner/model/Run.h"
#include "widgets/controls/RunClock.h"

#include <QElapsedTimer>
#include <QMap>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace sandpad::app {

/// The last execution of a scratch: its run while there is one, and afterwards how it ended.
class Execution : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t
    {
        None, ///< nothing was run yet
        Starting, ///< a run is wanted; the program does not run yet
        Compiling, ///< the program is compiled before it runs
        Running, ///< the program runs
        Waiting, ///< the program has asked for input that it was not given yet
        Stopping, ///< the run was told to stop and has not ended yet
        Finished ///< result() tells how
    };

    using QObject::QObject;

    /// Breaks off a run that is under way. `about` tells the history which scratch it is. The
    /// request holds text; the program gets it as a file of this encoding would hold it.
    void start(runner::RunStarter &starter, const runner::RunRequest &request,
               const runner::KeptRunHead &about = {}, const TextEncoding &encoding = {});
    /// Ends a run that is under way at once; of happened() nothing more is heard, but kept() is.
    void breakOff();
    /// As if nothing had been run; of a run under way nothing is forgotten.
    void forget();
    /// The commands below do nothing while there is no run.
    void stop();
    void sendLine(const QString &line);
    void endInput();
    /// Tells a program that runs in a terminal how large that is now, when it has changed.
    void setTerminalSize(runner::TerminalSize size);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isUnderWay() const { return m_run != nullptr; }
    /// How long it has been compiled, while it is; otherwise how long the program has run.
    [[nodiscard]] const widgets::RunClock &clock() const { return m_clock; }
    /// How long the last run's program was compiled; zero where it was not.
    [[nodiscard]] std::chrono::milliseconds compiling() const { return m_compiling; }
    /// What the run has used so far, as far as it was told; nothing before that.
    [[nodiscard]] const std::optional<runner::Usage> &usage() const { return m_usage; }
    /// The versions of the tools of the last run that started its program.
    [[nodiscard]] const QMap<QString, QString> &versions() const { return m_versions; }
    /// Nothing unless the state is Finished.
    [[nodiscard]] const std::optional<runner::RunResult> &result() const { return m_result; }

    /// The last run so far, as the history keeps it; null before the first one.
    [[nodiscard]] const runner::KeptRun *recorded() const
    {
        return m_recording ? &m_recording->run() : nullptr;
    }

signals:
    /// An event of the run; the state is what the event made it.
    void happened(const sandpad::runner::RunEvent &event);
    /// A run has ended, and this is what the history keeps of it.
    void kept(const sandpad::runner::KeptRun &run);

private:
    void onEvent(const runner::RunEvent &event);
    void answerInput();
    /// The program has come to this state, unless it is being stopped.
    void goOnTo(State state);

    State m_state = State::None;
    runner::Snippet m_snippet; ///< of the last run
    std::unique_ptr<runner::Run> m_run; ///< null in None and Finished
    QElapsedTimer m_since; ///< when compiling began
    widgets::RunClock m_clock;
    std::chrono::milliseconds m_compiling {};
    std::optional<runner::Usage> m_usage;
    std::optional<runner::TerminalSize>
        m_terminalSize; ///< as the run knows it; nothing: no terminal
    QMap<QString, QString> m_versions;
    std::optional<runner::RunResult> m_result;
    std::optional<runner::RunRecording> m_recording; ///< of the last run
};

} // namespace sandpad::app
