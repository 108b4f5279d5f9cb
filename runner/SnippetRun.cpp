#include "runner/SnippetRun.h"

#include "runner/Machine.h"
#include "runner/language/Plan.h"
#include "runner/model/OutcomeSentence.h"

#include <QMetaObject>

#include <utility>

namespace sandpad::runner {

SnippetRun::SnippetRun(Machine &machine, RunQueue &queue, RunRequest request)
    : m_machine(machine)
    , m_request(std::move(request))
{
    const QString &name = m_request.snippet.languageId;
    const LanguageSpec *language = machine.languages.find(name);
    m_languageId = language ? language->info.id : name;
    if (language)
        m_place = queue.enter([this, language] { prepare(*language); });
    else
        refuse({ .cause = NotStarted::Cause::Sandbox,
                 .reason = QStringLiteral("There is no language called \"%1\".").arg(name) });
}

SnippetRun::~SnippetRun() = default;

void SnippetRun::prepare(const LanguageSpec &language)
{
    m_state = State::Preparing;
    m_sinceTurn.start();
    m_preparation = std::make_unique<Preparation>(m_machine, language, m_request);
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
    PreparedRun run = prepareRun(place, std::exchange(m_request, {}));
    m_sandbox = std::move(place.sandbox);
    m_state = State::Starting;
    connect(m_sandbox.get(), &Sandbox::ready, this, &SnippetRun::onReady);
    connect(m_sandbox.get(), &Sandbox::happened, this, &SnippetRun::onSandboxEvent);
    if (m_sandbox->isReady())
        QMetaObject::invokeMethod(this, &SnippetRun::onReady, Qt::QueuedConnection);
    m_sandbox->run(run.job);
    m_reader =
        std::make_unique<EventReader>(m_languageId, std::move(run), m_sinceTurn,
                                      [this](const RunEvent &event) { emit happened(event); });
    for (const auto &input : std::exchange(m_earlyInput, {}))
        input(*m_sandbox);
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
    if (m_sandbox)
        give(*m_sandbox);
    else
        m_earlyInput.append(give);
}

void SnippetRun::resizeTerminal(TerminalSize size)
{
    if (m_sandbox && m_state != State::Over)
        m_sandbox->resizeTerminal(toGuest(size));
}

void SnippetRun::onReady()
{
    if (m_state != State::Over)
        m_reader->readReady(m_sandbox->isolation());
}

void SnippetRun::onSandboxEvent(const SandboxEvent &event)
{
    if (m_state == State::Over)
        return;
    follow(event.payload);
    m_reader->read(event);
}

void SnippetRun::follow(const SandboxEvent::Payload &payload)
{
    if (std::holds_alternative<guest::Waiting>(payload))
        return m_place->lend();
    // An event means that the program no longer waits for a person.
    m_place->takeBack();
    if (std::holds_alternative<guest::StepStarted>(payload))
        m_state = State::Running;
    else if (std::holds_alternative<guest::Outcome>(payload)
             || std::holds_alternative<SandboxFailure>(payload))
        leave();
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
