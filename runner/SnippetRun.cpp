#include "runner/SnippetRun.h"

#include "runner/Machine.h"
#include "runner/language/Plan.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/Say.h"

#include <QMetaObject>

#include <chrono>
#include <utility>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    /// How long an interpreter that waited may take to notice its code. Somebody may have stopped
    /// it.
    constexpr auto kLongestSilence = 5s;

} // namespace

SnippetRun::SnippetRun(Shared shared, RunRequest request)
    : m_shared(shared)
    , m_request(std::move(request))
{
    const QString &name = m_request.snippet.languageId;
    const LanguageSpec *language = shared.machine.languages.find(name);
    m_languageId = language ? language->info.id : name;
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_isWarm && m_state == State::Starting)
            beginAgain();
    });
    if (language)
        m_place = shared.queue.enter([this, language] { prepare(*language); });
    else
        refuse({ .cause = NotStarted::Cause::Sandbox,
                 .reason = Say::tr("There is no language called \"%1\".").arg(name) });
}

SnippetRun::~SnippetRun() = default;

void SnippetRun::prepare(const LanguageSpec &language)
{
    m_sinceTurn.start();
    if (auto place = m_shared.pool.take(m_request))
        begin(std::move(*place));
    else
        makeSandbox(language, Preparation::Purpose::Own);
}

void SnippetRun::makeSandbox(const LanguageSpec &language, Preparation::Purpose purpose)
{
    m_state = State::Preparing;
    m_preparation = std::make_unique<Preparation>(m_shared.machine, language, m_request, purpose);
    connect(m_preparation.get(), &Preparation::ended, this, &SnippetRun::onPrepared);
}

void SnippetRun::onPrepared()
{
    auto outcome = m_preparation->take();
    m_preparation.release()->deleteLater();
    if (outcome)
        begin(std::move(*outcome));
    else
        refuse(outcome.error());
}

void SnippetRun::begin(PreparedSandbox place)
{
    m_prepared = prepareRun(place, m_request);
    m_isWarm = place.hasWaited;
    if (!m_isWarm)
        m_request = {}; // its code may be large
    m_sandbox = std::move(place.sandbox);
    m_state = State::Starting;
    connect(m_sandbox.get(), &Sandbox::ready, this, &SnippetRun::onReady);
    connect(m_sandbox.get(), &Sandbox::happened, this, &SnippetRun::onSandboxEvent);
    if (m_prepared->order)
        compile(*m_prepared->order);
    else
        handOver();
}

void SnippetRun::compile(const CompileOrder &order)
{
    m_place->lend();
    m_compilation = std::make_unique<QObject>();
    emit happened({ .time = {}, .payload = StepBegun { .isCompiling = true } });
    m_shared.compilers.compile(m_compilation.get(), order, [this](const auto &program) {
        m_compilation.release()->deleteLater(); // it calls
        onCompiled(program);
    });
}

void SnippetRun::onCompiled(const std::optional<CompiledProgram> &program)
{
    if (m_state == State::Over)
        return;
    m_place->takeBack();
    if (program && !program->isDone) {
        m_complaint = { .stream = program->stream, .bytes = program->messages };
        if (m_sandbox->isReady())
            tellOfCompiler();
        return;
    }
    // A program that is to be compiled here needs a sandbox in which nothing was started.
    if (!program && m_prepared->isAhead)
        return beginAgain();
    if (program) {
        m_prepared->job = withCompiled(std::move(m_prepared->job), *program);
        emit happened({ .time = {}, .payload = StepBegun {} });
    }
    handOver();
}

void SnippetRun::handOver()
{
    if (m_sandbox->isReady())
        QMetaObject::invokeMethod(this, &SnippetRun::onReady, Qt::QueuedConnection);
    if (m_prepared->isAhead) {
        m_patience.start(kLongestSilence);
        m_sandbox->go(goOf(*m_prepared));
        m_sandbox->resizeTerminal(m_prepared->job.terminalSize);
    } else {
        m_sandbox->run(m_prepared->job);
    }
    makeReader();
    for (const auto &input : std::exchange(m_earlyInput, {}))
        input(*m_sandbox);
}

void SnippetRun::makeReader()
{
    m_reader =
        std::make_unique<EventReader>(m_languageId, std::move(*m_prepared), m_sinceTurn,
                                      [this](const RunEvent &event) { emit happened(event); });
    m_prepared.reset();
}

void SnippetRun::tellOfCompiler()
{
    constexpr std::int32_t kFailed = 1 << 8; // exit status 1
    makeReader();
    m_reader->readReady(m_sandbox->isolation());
    onSandboxEvent({ .time = {}, .payload = guest::StepStarted {} });
    onSandboxEvent({ .time = {}, .payload = *m_complaint });
    onSandboxEvent({ .time = {}, .payload = guest::StepEnded { .waitStatus = kFailed } });
    m_sandbox.release()->deleteLater(); // it may be what calls
    onSandboxEvent({ .time = {}, .payload = guest::Outcome { .waitStatus = kFailed } });
}

void SnippetRun::refuse(const NotStarted &refusal)
{
    leave();
    finishLater(refusal);
}

void SnippetRun::stop()
{
    if (m_state == State::Running)
        m_sandbox->stop();
    else if (m_state != State::Over)
        cancel();
}

void SnippetRun::cancel()
{
    leave();
    m_preparation.reset();
    // The sandbox is not deleted here, because this may be called from one of its signals.
    if (m_sandbox) {
        m_sandbox->disconnect(this);
        m_sandbox.release()->deleteLater();
    }
    finishLater(Stopped {});
}

void SnippetRun::leave()
{
    m_state = State::Over;
    m_place.reset();
}

void SnippetRun::sendInput(const QByteArray &bytes)
{
    input([bytes](Sandbox &sandbox) { sandbox.sendInput(bytes); });
}

void SnippetRun::endInput()
{
    input([](Sandbox &sandbox) { sandbox.endInput(); });
}

void SnippetRun::input(const std::function<void(Sandbox &)> &give)
{
    if (m_state == State::Over)
        return;
    m_place->takeBack();
    if (m_reader)
        give(*m_sandbox);
    else
        m_earlyInput.append(give);
}

void SnippetRun::resizeTerminal(TerminalSize size)
{
    if (m_reader && m_state != State::Over)
        m_sandbox->resizeTerminal(toGuest(size));
}

void SnippetRun::closeOutput()
{
    if (m_state == State::Running)
        m_sandbox->closeOutput();
}

void SnippetRun::onReady()
{
    if (m_state == State::Over)
        return;
    if (m_complaint)
        tellOfCompiler();
    else if (m_reader)
        m_reader->readReady(m_sandbox->isolation());
}

void SnippetRun::beginAgain()
{
    m_sandbox->disconnect(this);
    m_sandbox.release()->deleteLater(); // it calls
    m_reader.reset();
    m_compilation.reset();
    m_complaint.reset();
    m_isWarm = false;
    makeSandbox(*m_shared.machine.languages.find(m_languageId), Preparation::Purpose::Anew);
}

void SnippetRun::onSandboxEvent(const SandboxEvent &event)
{
    if (m_state == State::Over)
        return;
    // It had broken down before it got the code, which nobody has seen then.
    if (m_isWarm && m_state == State::Starting
        && std::holds_alternative<SandboxFailure>(event.payload))
        return beginAgain();
    if (!m_reader)
        makeReader(); // the sandbox failed before it got the job
    follow(event.payload);
    m_reader->read(event);
}

void SnippetRun::follow(const SandboxEvent::Payload &payload)
{
    if (std::holds_alternative<guest::Waiting>(payload))
        return m_place->lend();
    // An event means that the program no longer waits for a person.
    m_place->takeBack();
    if (std::holds_alternative<guest::StepStarted>(payload)) {
        m_state = State::Running;
        m_request = {};
    } else if (std::holds_alternative<guest::Outcome>(payload)
               || std::holds_alternative<SandboxFailure>(payload)) {
        leave();
    }
}

void SnippetRun::finishLater(RunOutcome outcome)
{
    RunResult result = m_reader ? m_reader->result() : RunResult {};
    result.languageId = m_languageId;
    result.outcome = std::move(outcome);
    result.message = outcomeSentence(result);
    QMetaObject::invokeMethod(
        this, [this, result] { emit happened({ .time = {}, .payload = Finished { result } }); },
        Qt::QueuedConnection);
}

} // namespace sandpad::runner
