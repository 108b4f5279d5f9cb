#pragma once

#include "runner/guest/init/job/Collector.h"
#include "runner/guest/init/job/InputWatch.h"
#include "runner/guest/init/job/Relay.h"
#include "runner/guest/init/limits/Accounting.h"

#include <memory>

namespace sandpad::guest {

/// Runs one job to its end and tells Sandpad of it. After run() the init has nothing left to do.
class JobRunner
{
public:
    JobRunner(Control &control, const Job &job, const Confinement &confinement);

    void run();

private:
    /// Runs a step; true when the next may follow.
    bool runStep(std::uint32_t index);
    /// Polls until the step's program is reaped or something ends it.
    void supervise();
    void poll();
    void onControlFrame(const Frame &frame);
    void reapChildren();
    void checkLimits();
    /// Says so, once, when the program begins to wait for input.
    void watchInput();
    void startInput(const Step &step);
    /// The first cause stays.
    void endBecause(Ending ending, const Excess &excess = {});
    [[nodiscard]] bool placeFiles();

    Control &m_control;
    const Job &m_job;
    const Confinement &m_confinement;
    Processes m_processes;
    UniqueFd m_workFolder;
    UniqueFd m_childSignals;
    Collector m_collector;
    Accounting m_accounting;

    Program m_program;
    Relay *m_relay = nullptr; ///< of the running step
    std::string m_input; ///< not yet written to the program
    std::unique_ptr<InputWatch> m_inputWatch; ///< while more input may come
    std::uint64_t m_nextWatchNs = 0;
    std::uint64_t m_killAtNs = 0; ///< after a gentle stop; 0: never
    std::uint64_t m_nextCheckNs = 0;
    std::uint64_t m_maxResidentBytes = 0;
    Outcome m_outcome;
    bool m_isInputOpen = false; ///< more may come
    bool m_isWaiting = false; ///< for input
    bool m_isMainReaped = false;
    bool m_mustEnd = false;
    bool m_hasCause = false;
};

} // namespace sandpad::guest
