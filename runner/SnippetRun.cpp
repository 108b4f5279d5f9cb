#include "runner/SnippetRun.h"

#include "runner/Machine.h"
#include "runner/language/GuestMessage.h"
#include "runner/language/Plan.h"
#include "runner/model/LeftFile.h"
#include "runner/model/OutcomeSentence.h"

#include <QMetaObject>

#include <sys/wait.h>

namespace sandpad::runner {

namespace {

    using std::chrono::duration_cast;
    using std::chrono::microseconds;
    using std::chrono::nanoseconds;

    template <typename... Handlers>
    struct Overloaded : Handlers...
    {
        using Handlers::operator()...;
    };

    /// Tracebacks are at the end of what a runtime prints; no parser needs more.
    constexpr qsizetype kErrorTailBytes = 64 << 10;

    LimitKind limitKind(guest::Limit limit)
    {
        switch (limit) {
        case guest::Limit::Cpu:
            return LimitKind::Cpu;
        case guest::Limit::Wall:
            return LimitKind::Wall;
        case guest::Limit::Memory:
            return LimitKind::Memory;
        case guest::Limit::Output:
            return LimitKind::Output;
        case guest::Limit::Processes:
            return LimitKind::Processes;
        case guest::Limit::WorkBytes:
        case guest::Limit::WorkFiles:
            return LimitKind::Files;
        case guest::Limit::Compile:
            return LimitKind::Compile;
        }
        Q_UNREACHABLE_RETURN(LimitKind::Cpu);
    }

    bool isTime(LimitKind kind)
    {
        return kind == LimitKind::Cpu || kind == LimitKind::Wall || kind == LimitKind::Compile;
    }

    LimitHit limitHit(const guest::Outcome &outcome)
    {
        const LimitKind kind = limitKind(outcome.limit);
        constexpr double kNsPerSecond = 1e9;
        const double unit = isTime(kind) ? kNsPerSecond : 1;
        return { .kind = kind,
                 .value = static_cast<double>(outcome.limitValue) / unit,
                 .used = static_cast<double>(outcome.limitUsed) / unit,
                 .largest = static_cast<double>(outcome.largestBytes) };
    }

    RunOutcome runOutcome(const guest::Outcome &outcome)
    {
        if (outcome.ending == guest::Ending::Limit)
            return limitHit(outcome);
        if (outcome.ending == guest::Ending::Stopped)
            return Stopped {};
        if (WIFSIGNALED(outcome.waitStatus))
            return Signalled { WTERMSIG(outcome.waitStatus) };
        return Completed { WEXITSTATUS(outcome.waitStatus) };
    }

    microseconds micro(std::uint64_t ns)
    {
        return duration_cast<microseconds>(nanoseconds(ns));
    }

} // namespace

SnippetRun::SnippetRun(Machine &machine, RunQueue &queue, RunRequest request)
    : m_machine(machine)
    , m_request(std::move(request))
{
    const QString &name = m_request.snippet.languageId;
    const LanguageSpec *language = machine.languages.find(name);
    m_result.languageId = language ? language->info.id : name;
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
    m_prepared = prepareRun(place, std::exchange(m_request, {}));
    m_sandbox = std::move(place.sandbox);
    m_state = State::Starting;
    connect(m_sandbox.get(), &Sandbox::ready, this, &SnippetRun::onReady);
    connect(m_sandbox.get(), &Sandbox::happened, this, &SnippetRun::onSandboxEvent);
    for (const guest::Step &step : m_prepared.job.steps)
        m_stepKinds.append(step.kind);
    if (m_sandbox->isReady())
        QMetaObject::invokeMethod(this, &SnippetRun::onReady, Qt::QueuedConnection);
    m_sandbox->run(std::exchange(m_prepared.job, {}));
    for (const auto &input : std::exchange(m_earlyInput, {}))
        input(*m_sandbox);
}

void SnippetRun::refuse(const NotStarted &refusal)
{
    leave();
    m_result.outcome = refusal;
    m_result.message = refusal.reason;
    emitLater(Finished { m_result });
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
    // Not deleted here: this may be called while the sandbox tells of something.
    if (m_sandbox) {
        m_sandbox->disconnect(this);
        m_sandbox.release()->deleteLater();
    }
    m_result.outcome = Stopped {};
    m_result.message = outcomeSentence(m_result);
    emitLater(Finished { m_result });
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
    if (m_state == State::Over)
        return;
    m_result.isolation = m_sandbox->isolation();
    emitEvent(Started { .isolation = m_result.isolation, .versions = m_prepared.versions });
}

void SnippetRun::onSandboxEvent(const SandboxEvent &event)
{
    if (m_state == State::Over)
        return;
    // A program that does something no longer waits for a person.
    m_place->takeBack();
    m_now = std::max(m_now, event.time);
    std::visit(Overloaded {
                   [this](const guest::StepStarted &started) { onStepStarted(started); },
                   [this](const SandboxOutput &output) { onOutput(output); },
                   [this](const SandboxMessage &message) { onMessage(message); },
                   [this](const guest::StepEnded &ended) { onStepEnded(ended); },
                   [this](const guest::FileHeader &header) { onFileHeader(header); },
                   [this](const SandboxFileData &data) {
                       if (m_file)
                           m_file->content += data.bytes;
                   },
                   [this](const guest::Waiting &waiting) { onWaiting(waiting); },
                   [this](const guest::Outcome &outcome) { onOutcome(outcome); },
                   [this](const SandboxFailure &failure) { onFailure(failure); },
               },
               event.payload);
}

void SnippetRun::onWaiting(const guest::Waiting &waiting)
{
    m_place->lend();
    const bool isSecret = std::exchange(m_isNextSecret, false);
    emitEvent(WaitingForInput { .isSecret = isSecret || !waiting.isEchoed });
}

void SnippetRun::onStepStarted(const guest::StepStarted &started)
{
    if (m_state == State::Starting)
        m_result.usage.startup = duration_cast<microseconds>(m_sinceTurn.durationElapsed());
    m_state = State::Running;
    m_step = m_stepKinds.value(started.index, guest::StepKind::Run);
}

void SnippetRun::onOutput(const SandboxOutput &output)
{
    if (m_step == guest::StepKind::Compile) {
        m_compilerText += output.bytes;
        return;
    }
    if (output.stream == Stream::Err) {
        m_errorTail += output.bytes;
        if (m_errorTail.size() > 2 * kErrorTailBytes)
            m_errorTail = m_errorTail.last(kErrorTailBytes);
    }
    emitEvent(Output { .stream = output.stream, .bytes = output.bytes });
}

void SnippetRun::onMessage(const SandboxMessage &message)
{
    const auto parsed = parseGuestMessage(message.json);
    if (!parsed) {
        // It was meant to be seen, so say that it cannot be.
        emitEvent(Display { .data = MimeBundle(QStringLiteral("text/plain"),
                                               QStringLiteral("A display could not be shown: %1")
                                                   .arg(parsed.error().text)
                                                   .toUtf8()),
                            .repeatsOutput = false });
        return;
    }
    std::visit(Overloaded {
                   [this](const GuestDisplay &display) {
                       for (const QString &file : display.files)
                           m_shownFiles.insert(file);
                       if (!display.data.isEmpty())
                           emitEvent(Display { .data = display.data,
                                               .repeatsOutput = display.repeatsOutput });
                   },
                   [this](const GuestValue &value) {
                       if (!std::exchange(m_hasValue, true))
                           emitEvent(Value { value.data });
                   },
                   [this](const ErrorReport &error) {
                       // Whether there was one the exit status tells, which nobody can forge.
                       if (!m_claimedError)
                           m_claimedError = error;
                   },
                   [this](const GuestPrompt &prompt) { m_isNextSecret = prompt.isSecret; },
               },
               *parsed);
}

void SnippetRun::reportError(const ErrorReport &error)
{
    if (m_result.error)
        return;
    m_result.error = error;
    m_result.error->hint = m_prepared.errors->hintFor(error);
    emitEvent(*m_result.error);
}

void SnippetRun::onStepEnded(const guest::StepEnded &ended)
{
    const bool isFine = ended.waitStatus == 0;
    if (m_step == guest::StepKind::Compile) {
        if (!isFine && !m_compilerText.isEmpty())
            emitEvent(Output { .stream = Stream::Err, .bytes = m_compilerText });
        if (!isFine) {
            if (const auto error = m_prepared.errors->errorOfCompiler(m_compilerText))
                reportError(*error);
        }
        m_compilerText.clear();
        return;
    }
    if (isFine || m_result.error)
        return;
    if (m_claimedError)
        reportError(m_prepared.errors->completed(*m_claimedError, m_errorTail));
    else if (const auto error = m_prepared.errors->errorOfProgram(m_errorTail))
        reportError(*error);
}

void SnippetRun::onFileHeader(const guest::FileHeader &header)
{
    deliverFile();
    m_file = FileEntry { .name = escapedName(header.name),
                         .sizeBytes = static_cast<qint64>(header.sizeBytes),
                         .mime = {},
                         .content = {},
                         .refused = QString::fromStdString(header.refused),
                         .path = {},
                         .isUnchanged = header.isUnchanged };
}

void SnippetRun::deliverFile()
{
    if (!m_file)
        return;
    FileEntry whole = std::move(*m_file);
    m_file.reset();
    if (whole.isUnchanged) {
        m_result.files.append(whole);
        return;
    }
    if (whole.refused.isEmpty())
        whole.mime = mimeOf(whole.name, whole.content);
    m_result.files.append(whole);
    emitEvent(whole);
    if (isPicture(whole.mime) && !m_shownFiles.contains(whole.name)) {
        MimeBundle picture(whole.mime, whole.content);
        picture.insert(QStringLiteral("text/plain"), whole.name.toUtf8());
        emitEvent(Display { .data = picture, .repeatsOutput = false });
    }
}

void SnippetRun::onOutcome(const guest::Outcome &outcome)
{
    deliverFile();
    m_result.usage.wall = micro(outcome.wallNs);
    m_result.usage.cpu = micro(outcome.cpuNs);
    m_result.usage.peakMemoryBytes = static_cast<qint64>(outcome.peakMemoryBytes);
    m_result.isTruncated =
        outcome.ending == guest::Ending::Limit && outcome.limit == guest::Limit::Output;
    emitEvent(m_result.usage);
    finish(runOutcome(outcome));
}

void SnippetRun::onFailure(const SandboxFailure &failure)
{
    if (failure.isProgram) {
        finish(NotStarted {
            .cause = NotStarted::Cause::Toolchain,
            .reason = QStringLiteral("%1 could not be started (%2). Was it removed? Choose another "
                                     "interpreter or install it again.")
                          .arg(m_prepared.program, failure.reason) });
        return;
    }
    finish(NotStarted { .cause = NotStarted::Cause::Sandbox,
                        .reason = m_state == State::Running
                            ? QStringLiteral("The sandbox broke down: %1.").arg(failure.reason)
                            : QStringLiteral("The sandbox could not be made: %1. %2")
                                  .arg(failure.reason, m_prepared.sandboxAdvice) });
}

void SnippetRun::finish(RunOutcome outcome)
{
    leave();
    m_result.outcome = std::move(outcome);
    m_result.message = outcomeSentence(m_result);
    const auto *completed = std::get_if<Completed>(&m_result.outcome);
    if (m_prepared.isEmpty && completed && completed->exitCode == 0)
        m_result.message = QStringLiteral("Finished: the snippet is empty.");
    emitEvent(Finished { m_result });
}

void SnippetRun::emitEvent(RunEvent::Payload payload)
{
    emit happened({ .time = duration_cast<microseconds>(m_now), .payload = std::move(payload) });
}

void SnippetRun::emitLater(RunEvent::Payload payload)
{
    QMetaObject::invokeMethod(
        this, [this, payload = std::move(payload)] { emitEvent(payload); }, Qt::QueuedConnection);
}

} // namespace sandpad::runner
