#pragma once

#include "runner/guest/init/job/Announcements.h"
#include "runner/guest/init/job/Collector.h"
#include "runner/guest/init/job/InputWatch.h"
#include "runner/guest/init/job/Relay.h"
#include "runner/guest/init/job/StopSequence.h"
#include "runner/guest/init/limits/Accounting.h"
#include "runner/guest/init/limits/LookGuard.h"
#include "runner/guest/init/limits/SelfWatch.h"
#include "runner/guest/init/limits/TreeMeter.h"

#include <memory>
#include <optional>

namespace sandpad::guest {

/// Runs one job to its end and reports it to Sandpad. After run() the init has nothing left to do.
class JobRunner
{
public:
    JobRunner(Control &control, const Job &job, const Confinement &confinement);

    void run();

private:
    /// What a step's end means for the job.
    enum class StepResult : std::uint8_t
    {
        Continue, ///< the next step may follow
        Last, ///< the job ends with it
        NotStarted ///< Sandpad was told why; the job has no outcome
    };
    /// The state of the step's program.
    enum class State : std::uint8_t
    {
        Running,
        Reaped, ///< it ended by itself
        MustEnd ///< it is to be killed now
    };
    /// The state of the program's standard input.
    enum class Input : std::uint8_t
    {
        Ended, ///< nothing more comes
        Open, ///< more may come
        Awaited ///< more may come, and the program waits for it
    };

    StepResult runStep(std::uint32_t index);
    /// Waits until a program that was started ahead is prepared and its code is there, then lets it
    /// go on. False when the program or Sandpad has gone before it has begun, or when that failed.
    bool awaitGo();
    /// Takes the byte by which the harness says that it is prepared, and then that it goes on.
    [[nodiscard]] bool takeSign();
    bool letGo(const Go &go);
    /// Kills what is left of the step, and takes the rest of its output.
    void endStep(std::uint32_t index);
    /// Polls until the step's program is reaped or something ends it.
    void supervise();
    void relayText();
    void poll();
    void onInputFrame(const Frame &frame);
    void onControlFrame(const Frame &frame);
    void reapChildren();
    void stop();
    /// Sends the signals of a stop when they are due.
    void goOnStopping();
    void checkLimits();
    /// Nobody may have touched the init, and all must be seen: else the program ends.
    void look();
    void lookAtAll();
    /// Tells Sandpad now and then what the program has used, if it wants to know.
    void tellUse();
    /// Tells Sandpad that the limits are looked after, for as long as the program may go on: the
    /// time in which it waits for a person, or draws, does not count.
    void tellAlive();
    [[nodiscard]] Meter meter() const
    {
        return m_confinement.group.isOpen() ? Meter::ControlGroup : Meter::Processes;
    }
    /// Looks now and then whether the program waits for input; tells Sandpad when it begins to.
    void watchInput();
    void startInput(const Step &step);
    void setInput(Input input);
    /// Makes the program end. The first cause stays the job's outcome.
    void endBecause(const Excess &excess);
    void endUnseen(const Failure &failure);
    [[nodiscard]] bool hasCause() const
    {
        return m_outcome.ending != Ending::Exited || m_failure.has_value();
    }
    [[nodiscard]] Excess outputExcess() const;
    [[nodiscard]] bool placeFiles();

    static constexpr std::uint64_t kUsePauseNs = 500'000'000;

    Control &m_control;
    const Job &m_job;
    const Confinement &m_confinement;
    Processes m_processes;
    Standstill m_standstill;
    UniqueFd m_workFolder;
    UniqueFd m_childSignals;
    Collector m_collector;
    std::unique_ptr<TreeMeter> m_meter;
    Accounting m_accounting;
    SelfWatch m_self;
    LookGuard m_guard;

    ConfinedProgram m_program;
    std::optional<Announcements> m_announced; ///< of the running step
    Relay *m_relay = nullptr; ///< of the running step
    State m_state = State::Running;
    Input m_inputState = Input::Ended;
    std::string m_input; ///< not yet written to the program
    std::string m_earlyInput; ///< came before the program that reads it ran
    bool m_hasEarlyEnd = false; ///< the end of the input came then, too
    bool m_isCompiling = false;
    bool m_isAhead = false; ///< the program waits for its code
    std::optional<InputWatch> m_inputWatch; ///< unless the input has ended
    std::uint64_t m_nextWatchNs = 0;
    std::uint64_t m_nextAliveNs = 0;
    std::uint64_t m_nextUseNs = kUsePauseNs; ///< on the run step's clock
    StopSequence m_stop;
    std::uint64_t m_nextCheckNs = 0;
    std::uint64_t m_nextTextNs = 0; ///< stdout and stderr are not read before
    std::uint64_t m_maxResidentBytes = 0;
    Outcome m_outcome;
    std::optional<Failure> m_failure; ///< why the program could not be seen any more
};

} // namespace sandpad::guest
