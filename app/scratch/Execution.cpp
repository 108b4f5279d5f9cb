#include "app/scratch/Execution.h"

#include "app/scratch/ScratchRequest.h"
#include "runner/answer/source/MeantLanguage.h"

namespace sandpad::app {

namespace {

    /// It stands until something is heard of the program.
    widgets::RunClock ofProgram()
    {
        widgets::RunClock clock;
        clock.hear({});
        return clock;
    }

} // namespace

void Execution::breakOff()
{
    if (!m_run)
        return;
    m_run.reset();
    m_state = State::None;
    m_recording->breakOff();
    emit kept(m_recording->run());
}

void Execution::start(runner::RunStarter &starter, const runner::RunRequest &request,
                      const runner::KeptRunHead &about, const TextEncoding &encoding)
{
    breakOff();
    m_recording.emplace(about, request);
    m_state = State::Starting;
    m_result.reset();
    m_terminalSize.reset();
    if (request.usesTerminal)
        m_terminalSize = request.terminalSize;
    m_snippet = request.snippet;
    m_clock = ofProgram();
    m_compiling = {};
    m_usage.reset();
    m_run = starter.start(asInFile(request, encoding));
    connect(m_run.get(), &runner::Run::happened, this, &Execution::onEvent);
}

void Execution::forget()
{
    if (m_run)
        return;
    m_state = State::None;
    m_result.reset();
    m_recording.reset();
}

void Execution::stop()
{
    if (!m_run)
        return;
    m_run->stop();
    m_state = State::Stopping;
}

void Execution::sendLine(const QString &line)
{
    if (!m_run)
        return;
    m_recording->addTyped(line.toUtf8() + '\n');
    m_run->sendInput(line.toUtf8() + '\n');
    answerInput();
}

void Execution::endInput()
{
    if (!m_run)
        return;
    m_run->endInput();
    answerInput();
}

void Execution::answerInput()
{
    if (m_state == State::Waiting)
        m_state = State::Running;
}

void Execution::goOnTo(State state)
{
    // What a program still does while it is stopped is its way to the end.
    if (m_state != State::Stopping)
        m_state = state;
}

void Execution::setTerminalSize(runner::TerminalSize size)
{
    const bool isHeard = m_state == State::Running || m_state == State::Waiting;
    if (!isHeard || !m_terminalSize || *m_terminalSize == size)
        return;
    m_terminalSize = size;
    m_run->resizeTerminal(size);
}

void Execution::onEvent(const runner::RunEvent &told)
{
    const runner::RunEvent event =
        runner::withMeantLanguage(told, m_snippet, runner::Front::Window);
    m_recording->add(event);
    if (const auto *started = std::get_if<runner::Started>(&event.payload)) {
        // A shared compiler works before the program's own sandbox is there.
        if (m_state != State::Compiling)
            goOnTo(State::Running);
        m_versions = started->versions;
    } else if (const auto *step = std::get_if<runner::StepBegun>(&event.payload)) {
        if (m_state == State::Compiling)
            m_compiling += std::chrono::milliseconds(m_since.restart());
        else if (step->isCompiling)
            m_since.start();
        m_clock = step->isCompiling ? widgets::RunClock(m_since) : ofProgram();
        goOnTo(step->isCompiling ? State::Compiling : State::Running);
    } else if (std::holds_alternative<runner::WaitingForInput>(event.payload)) {
        goOnTo(State::Waiting);
    } else if (const auto *usage = std::get_if<runner::Usage>(&event.payload)) {
        m_usage = *usage;
        m_clock.hear(usage->wall);
    } else if (const auto *end = std::get_if<runner::Finished>(&event.payload)) {
        if (m_state == State::Compiling) // the program does not compile
            m_compiling += std::chrono::milliseconds(m_since.restart());
        m_state = State::Finished;
        m_result = end->result;
        // This is a slot of the run's own signal.
        m_run.release()->deleteLater();
    }
    // A listener may start the next run.
    if (m_recording->isFinished())
        emit kept(m_recording->run());
    emit happened(event);
}

} // namespace sandpad::app
