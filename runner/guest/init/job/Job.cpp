#include "runner/guest/init/job/Job.h"

#include "runner/guest/init/limits/MeterChoice.h"
#include "runner/guest/init/place/Terminal.h"
#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>

namespace sandpad::guest {

namespace {

    UniqueFd watchChildren()
    {
        sigset_t signals;
        ::sigemptyset(&signals);
        ::sigaddset(&signals, SIGCHLD);
        ::sigprocmask(SIG_BLOCK, &signals, nullptr);
        return UniqueFd(::signalfd(-1, &signals, SFD_NONBLOCK | SFD_CLOEXEC));
    }

    std::uint64_t ownCpuNs()
    {
        timespec time {};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<std::uint64_t>(time.tv_sec) * kNsPerSecond
            + static_cast<std::uint64_t>(time.tv_nsec);
    }

} // namespace

JobRunner::JobRunner(Control &control, const Job &job, const Confinement &confinement)
    : m_control(control)
    , m_job(job)
    , m_confinement(confinement)
    , m_processes(confinement.hasPidNamespace)
    , m_standstill(m_processes, [this](int signal) { m_processes.signalAll(signal); })
    , m_workFolder(openFolder(confinement.workFolder))
    , m_childSignals(watchChildren())
    , m_collector(control, m_workFolder.get())
    , m_meter(makeMeter(confinement.group, m_processes, confinement.hasPidNamespace, m_standstill,
                        { .folder = m_workFolder.get(),
                          .isOwnFileSystem = confinement.watched.paths.empty(),
                          .mostBytes = job.limits.workBytes }))
    , m_accounting(
          job.limits, *m_meter,
          FolderLimit(m_workFolder.get(), confinement.watched, job.limits.workBytes, m_standstill))
    // By numbers it could not reach all at once, and another thread may not look for them.
    , m_guard(confinement.hasPidNamespace || confinement.hasSignalScope
                  ? SignalAll([this](int signal) { m_processes.signalAll(signal); })
                  : SignalAll())
{
    m_processes.setScoped(confinement.hasSignalScope);
}

bool JobRunner::placeFiles()
{
    for (const GuestFile &file : m_job.files) {
        if (const auto done = writeNewFile(file); !done) {
            m_control.send(Kind::Failed, encode(done.error()));
            return false;
        }
    }
    m_collector.rememberAll();
    return true;
}

void JobRunner::run()
{
    if (!placeFiles())
        return;
    m_control.startClock();
    const auto steps = static_cast<std::uint32_t>(m_job.steps.size());
    auto result = StepResult::NotStarted;
    for (std::uint32_t index = 0; index < steps; ++index) {
        result = runStep(index);
        if (result != StepResult::Continue)
            break;
    }
    if (m_control.isClosed() || result == StepResult::NotStarted)
        return;
    m_collector.collect(m_job.namesUnchanged);
    if (m_failure)
        m_control.send(Kind::Failed, encode(*m_failure));
    else
        m_control.send(Kind::Finished, encode(m_outcome));
}

JobRunner::StepResult JobRunner::runStep(std::uint32_t index)
{
    const Step &step = m_job.steps[index];
    m_outcome.step = index;
    m_accounting.startStep(step.kind);
    auto program = startConfined(step, m_job, m_confinement);
    if (!program) {
        m_control.send(Kind::Failed, encode(program.error()));
        return StepResult::NotStarted;
    }
    m_program = std::move(*program);
    m_announced.emplace(m_program.announcements);
    if (m_job.startsAhead && !awaitGo())
        return StepResult::NotStarted;
    m_control.send(Kind::StepStarted, encode(StepStarted { .index = index }));
    Relay relay(m_control, m_program, m_job.limits.outputBytes, [this](bool isDrawing) {
        if (m_state == State::Running)
            look(); // what was used until now belongs to what was done until now
        m_accounting.setDrawing(isDrawing);
    });
    m_relay = &relay;
    startInput(step);
    supervise();
    endStep(index);
    m_relay = nullptr;
    if (step.kind == StepKind::Compile)
        m_collector.rememberAll();
    return hasCause() || m_control.isClosed() || m_outcome.waitStatus != 0 ? StepResult::Last
                                                                           : StepResult::Continue;
}

void JobRunner::endStep(std::uint32_t index)
{
    m_confinement.group.kill();
    const auto status = m_processes.killAll(m_program.pid);
    // A pid may be given again once its process is reaped.
    if (status && m_state != State::Reaped)
        m_outcome.waitStatus = *status;
    if (const auto excess = m_accounting.endStep(m_maxResidentBytes))
        endBecause(*excess);
    m_relay->drain();
    if (m_relay->isOverLimit())
        endBecause(outputExcess());
    m_outcome.wallNs = m_accounting.wallNs();
    m_outcome.cpuNs = m_accounting.cpuNs();
    m_outcome.peakMemoryBytes = m_accounting.peakMemoryBytes();
    m_outcome.meter = meter();
    m_control.send(Kind::StepEnded,
                   encode(StepEnded { .index = index, .waitStatus = m_outcome.waitStatus }));
}

void JobRunner::startInput(const Step &step)
{
    m_isCompiling = step.kind == StepKind::Compile;
    m_input = m_isCompiling ? std::string() : m_job.standardInput + m_earlyInput;
    const bool isOpen = !m_isCompiling && m_job.keepsInputOpen && !m_hasEarlyEnd;
    setInput(isOpen ? Input::Open : Input::Ended);
    if (m_inputState == Input::Open)
        m_inputWatch.emplace(m_program.input.get(), m_program.hasTerminal);
    m_nextWatchNs = 0;
}

void JobRunner::setInput(Input input)
{
    m_inputState = input;
    m_accounting.setWaiting(input == Input::Awaited);
    if (input == Input::Ended)
        m_inputWatch.reset();
}

Excess JobRunner::outputExcess() const
{
    return { .limit = Limit::Output,
             .value = m_job.limits.outputBytes,
             .used = m_relay->outputBytes() };
}

void JobRunner::endBecause(const Excess &excess)
{
    if (m_state == State::Running)
        m_state = State::MustEnd;
    if (hasCause())
        return;
    m_outcome.ending = Ending::Limit;
    m_outcome.limit = excess.limit;
    m_outcome.limitValue = excess.value;
    m_outcome.limitUsed = excess.used;
    m_outcome.largestBytes = excess.largestBytes;
}

void JobRunner::endUnseen(const Failure &failure)
{
    if (m_state == State::Running)
        m_state = State::MustEnd;
    if (hasCause())
        return;
    m_failure = failure;
    m_failure->isUnseen = true;
}

void JobRunner::onInputFrame(const Frame &frame)
{
    const bool isEnd = frame.kind == Kind::EndOfInput;
    if (m_isCompiling || m_isAhead) { // the program that is to read it does not run yet
        m_earlyInput.append(m_hasEarlyEnd ? std::string_view() : frame.payload);
        m_hasEarlyEnd = m_hasEarlyEnd || isEnd;
    } else if (isEnd) {
        setInput(Input::Ended);
    } else if (m_inputState != Input::Ended) {
        m_input.append(frame.payload);
        setInput(Input::Open);
    }
}

void JobRunner::onControlFrame(const Frame &frame)
{
    if (frame.kind == Kind::Input || frame.kind == Kind::EndOfInput)
        onInputFrame(frame);
    if (frame.kind == Kind::Resize && m_program.hasTerminal) {
        if (const auto size = decode<TerminalSize>(frame.payload))
            resizeTerminal(m_program.input.get(), *size);
    }
    if (frame.kind == Kind::OutputUnread)
        m_relay->closeOutput();
    if (frame.kind == Kind::Stop)
        stop();
}

void JobRunner::stop()
{
    // The run counts as stopped from now on, however the program ends after the signal.
    if (!hasCause())
        m_outcome.ending = Ending::Stopped;
    // A compiler has nothing to tidy up.
    if (m_isCompiling)
        m_stop.askAtOnce();
    else
        m_stop.ask(monotonicNs());
    goOnStopping();
}

void JobRunner::goOnStopping()
{
    const auto signal = m_stop.dueSignal(monotonicNs());
    if (!signal)
        return;
    if (*signal == SIGKILL) {
        m_state = m_state == State::Running ? State::MustEnd : m_state;
        return;
    }
    m_processes.signalAll(*signal);
    m_processes.signalAll(SIGCONT);
}

void JobRunner::reapChildren()
{
    signalfd_siginfo info {};
    while (::read(m_childSignals.get(), &info, sizeof info) > 0) { }
    int status = 0;
    rusage usage {};
    constexpr std::uint64_t kKibi = 1024;
    // Processes can end as fast as they are reaped, and must not keep the supervisor here.
    constexpr int kMostAtOnce = 512;
    for (int i = 0; i < kMostAtOnce && m_state != State::Reaped; ++i) {
        const pid_t pid = ::wait4(-1, &status, WNOHANG | __WALL, &usage);
        if (pid <= 0)
            return;
        if (pid == m_program.pid) {
            m_state = State::Reaped;
            m_outcome.waitStatus = status;
            m_maxResidentBytes = static_cast<std::uint64_t>(usage.ru_maxrss) * kKibi;
        }
    }
}

void JobRunner::relayText()
{
    constexpr std::uint64_t kPauseNs = kNsPerMs;
    constexpr std::uint64_t kFew = 16U << 10;
    const std::uint64_t before = m_relay->outputBytes();
    m_relay->relay();
    // A program that prints line by line is not interrupted for each line: some more come together
    // in the pipe. One that prints much at once is not kept waiting, and a terminal holds little.
    if (m_relay->outputBytes() - before < kFew && !m_program.hasTerminal)
        m_nextTextNs = monotonicNs() + kPauseNs;
}

void JobRunner::poll()
{
    enum Slot : std::uint8_t
    {
        Socket,
        Children,
        Out,
        Err,
        Channel,
        Announced,
        In,
        Slots
    };
    std::array<pollfd, Slots> slots {};
    const auto watch = [&slots](Slot slot, int fd, short events) {
        slots[slot] = { .fd = fd, .events = events, .revents = 0 };
    };
    // A negative descriptor is skipped by poll.
    const bool takesOutput = !m_control.isCongested();
    watch(Socket, m_control.fd(), m_control.hasPending() ? POLLIN | POLLOUT : POLLIN);
    watch(Children, m_childSignals.get(), POLLIN);
    const std::uint64_t now = monotonicNs();
    const bool takesText = takesOutput && now >= m_nextTextNs;
    watch(Out, takesText ? m_program.output.get() : -1, POLLIN);
    watch(Err, takesText ? m_program.error.get() : -1, POLLIN);
    watch(Channel, takesOutput ? m_program.channel.get() : -1, POLLIN);
    watch(Announced, takesOutput ? m_announced->fd() : -1, POLLIN);
    const bool hasInput = !m_input.empty() || m_inputState == Input::Ended;
    watch(In, hasInput ? m_program.input.get() : -1, POLLOUT);

    std::uint64_t next =
        takesText || !takesOutput ? m_nextCheckNs : std::min(m_nextCheckNs, m_nextTextNs);
    if (m_announced->isHolding())
        next = std::min(next, now + kNsPerMs);
    const std::uint64_t waitNs = next > now ? next - now : 0;
    const timespec timeout { .tv_sec = 0, .tv_nsec = static_cast<long>(waitNs) };
    const std::uint64_t beganNs = ownCpuNs();
    if (::ppoll(slots.data(), slots.size(), &timeout, nullptr) < 0) {
        if (errno != EINTR)
            endUnseen(systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "wait for it")).error());
        return;
    }

    if (slots[Socket].revents != 0) {
        m_control.flush();
        m_control.receive([this](const Frame &frame) { onControlFrame(frame); });
    }
    if (slots[Announced].revents & POLLIN) {
        m_announced->take([this] { m_relay->relay(); });
        m_accounting.addService(ownCpuNs() - beganNs);
    }
    if (slots[Announced].revents != 0 && !(slots[Announced].revents & POLLIN))
        m_announced->close();
    m_announced->letReadsGo();
    if (slots[Out].revents != 0 || slots[Err].revents != 0)
        relayText();
    if (slots[Channel].revents != 0)
        m_relay->readChannel();
    if (slots[In].revents != 0)
        m_relay->feed(m_input, m_inputState != Input::Ended);
    reapChildren(); // also without a new signal: some may be left of those before
}

void JobRunner::supervise()
{
    m_state = State::Running;
    m_nextCheckNs = 0;
    // Frames that came together with the job are read already, so poll() would not tell of them.
    m_control.receive([this](const Frame &frame) { onControlFrame(frame); });
    while (m_state == State::Running && !m_control.isClosed()) {
        poll();
        checkLimits();
    }
}

} // namespace sandpad::guest
