#include "runner/EventReader.h"

#include "runner/GuestOutcome.h"
#include "runner/model/LeftFile.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/Overloaded.h"
#include "runner/model/Say.h"

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    using std::chrono::duration_cast;
    using std::chrono::microseconds;
    using std::chrono::nanoseconds;

    /// Tracebacks are at the end of what a runtime prints; no parser needs more.
    constexpr qsizetype kErrorTailBytes = 64 << 10;
    constexpr qsizetype kMostCompilerText = 1 << 20;

    /// What a user reads in the place of what was left out.
    QString tooMuch()
    {
        return Say::tr("A display was left out: one display may have %1, and a run may have %2 "
                       "displays.")
            .arg(humanBytes(guest::kMaxMessageBytes))
            .arg(guest::kMaxMessages);
    }

    void tellBeside(QList<Frame> &frames, const QString &program)
    {
        for (Frame &frame : frames)
            frame.isBeside = frame.isUser && frame.file != program;
    }

    QString tooLargePart()
    {
        return Say::tr("A part of a display was left out. One may have %1 of text and JSON of %2 "
                       "values; a run JSON of %3 values, %4 displays that are more than text, and "
                       "%5 files named by them.")
            .arg(humanBytes(guest::kMaxPlainBytes))
            .arg(guest::kMaxMessageValues)
            .arg(guest::kMaxShownValues)
            .arg(guest::kMaxRichDisplays)
            .arg(guest::kMaxShownFiles);
    }

    microseconds micro(std::uint64_t ns)
    {
        return duration_cast<microseconds>(nanoseconds(ns));
    }

} // namespace

EventReader::EventReader(QString languageId, PreparedRun run, QElapsedTimer sinceTurn, Sink sink)
    : m_run(std::move(run))
    , m_sinceTurn(sinceTurn)
    , m_sink(std::move(sink))
{
    m_result.languageId = std::move(languageId);
    for (const guest::Step &step : m_run.job.steps)
        m_stepKinds.append(step.kind);
    // The sandbox has the job now, and the job's files may be large.
    m_run.job = {};
}

void EventReader::readReady(const Isolation &isolation)
{
    m_result.isolation = isolation;
    tell(Started { .isolation = isolation, .versions = m_run.versions, .isWarm = m_run.isWarm });
}

Usage EventReader::usageOf(const auto &used) const
{
    return { .wall = micro(used.wallNs),
             .cpu = micro(used.cpuNs),
             .startup = m_result.usage.startup,
             .peakMemoryBytes = static_cast<qint64>(used.peakMemoryBytes),
             .meter = used.meter == guest::Meter::ControlGroup ? Meter::ControlGroup
                                                               : Meter::Processes };
}

void EventReader::read(const SandboxEvent &event)
{
    m_now = std::max(m_now, event.time);
    std::visit(Overloaded {
                   [this](const guest::StepStarted &started) { onStepStarted(started); },
                   [this](const SandboxOutput &output) { onOutput(output); },
                   [this](const SandboxMessage &message) { onMessage(message); },
                   [this](const SandboxLeftOut &) { leaveOut(tooMuch()); },
                   [this](const guest::StepEnded &ended) { onStepEnded(ended); },
                   [this](const guest::FileHeader &header) { onFileHeader(header); },
                   [this](const SandboxFileData &data) {
                       if (m_file)
                           m_file->content += data.bytes;
                   },
                   [this](const guest::Waiting &waiting) { onWaiting(waiting); },
                   [this](const guest::Used &used) { tell(usageOf(used)); },
                   [this](const guest::Outcome &outcome) { onOutcome(outcome); },
                   [this](const SandboxFailure &failure) { onFailure(failure); },
               },
               event.payload);
}

void EventReader::onWaiting(const guest::Waiting &waiting)
{
    const bool isSecret = std::exchange(m_isNextSecret, false);
    tell(WaitingForInput { .isSecret = isSecret || !waiting.isEchoed });
}

void EventReader::onStepStarted(const guest::StepStarted &started)
{
    if (!m_step)
        m_result.usage.startup = duration_cast<microseconds>(m_sinceTurn.durationElapsed());
    m_step = m_stepKinds.value(started.index, guest::StepKind::Run);
    if (m_stepKinds.contains(guest::StepKind::Compile))
        tell(StepBegun { .isCompiling = m_step == guest::StepKind::Compile });
}

void EventReader::onOutput(const SandboxOutput &output)
{
    if (m_step == guest::StepKind::Compile) {
        const qsizetype room = kMostCompilerText - m_compilerText.size();
        m_compilerText += output.bytes.first(std::min(room, output.bytes.size()));
        m_leftOfCompiler += std::max<qsizetype>(0, output.bytes.size() - room);
        return;
    }
    if (output.stream == Stream::Err) {
        m_errorTail += output.bytes;
        if (m_errorTail.size() > 2 * kErrorTailBytes)
            m_errorTail = m_errorTail.last(kErrorTailBytes);
    }
    tell(Output { .stream = output.stream, .bytes = output.bytes });
}

void EventReader::onMessage(const SandboxMessage &message)
{
    const auto parsed = parseGuestMessage(message.json, m_budget);
    if (!parsed)
        return leaveOut(Say::tr("A display could not be shown: %1").arg(parsed.error().text));
    std::visit(Overloaded {
                   [this](const GuestDisplay &display) { onDisplay(display); },
                   [this](const GuestMore &more) { onMore(more); },
                   [this](const GuestValue &value) {
                       if (std::exchange(m_hasValue, true))
                           return;
                       if (!value.data.isEmpty())
                           tell(Value { value.data });
                       if (value.isCut)
                           leaveOut(tooLargePart());
                   },
                   [this](const ErrorReport &error) {
                       // The exit status decides whether there was an error, because nobody can
                       // forge it.
                       if (!m_claimedError)
                           m_claimedError = error;
                   },
                   [this](const GuestPrompt &prompt) { m_isNextSecret = prompt.isSecret; },
               },
               *parsed);
}

void EventReader::onDisplay(const GuestDisplay &display)
{
    m_open = {};
    bool isCut = display.isCut;
    m_result.isTruncated = m_result.isTruncated || display.isAbridged;
    for (const QString &file : display.files) {
        if (m_shownFiles.size() < guest::kMaxShownFiles)
            m_shownFiles.insert(file);
        else
            isCut = isCut || !m_shownFiles.contains(file);
    }
    if (!display.data.isEmpty()) {
        m_open = { .id = display.id, .number = m_displayCount };
        tell(Display { .data = display.data, .repeatsOutput = display.repeatsOutput });
    }
    if (isCut)
        leaveOut(tooLargePart());
}

void EventReader::onMore(const GuestMore &more)
{
    // Once only: each makes a card draw itself again.
    const OpenDisplay open = std::exchange(m_open, {});
    if (open.id != 0 && open.id == more.id && !more.data.isEmpty())
        tell(DisplayMore { .display = open.number, .data = more.data });
}

void EventReader::leaveOut(const QString &sentence)
{
    m_result.isTruncated = true;
    tell(Display { .data = MimeBundle(QStringLiteral("text/plain"), sentence.toUtf8()),
                   .repeatsOutput = false });
}

void EventReader::reportError(const ErrorReport &error)
{
    if (m_result.error)
        return;
    m_result.error = error;
    tellBeside(m_result.error->frames, m_run.own.name);
    for (Cause &cause : m_result.error->causes)
        tellBeside(cause.frames, m_run.own.name);
    m_run.errors->advise(*m_result.error);
    tell(*m_result.error);
}

void EventReader::onStepEnded(const guest::StepEnded &ended)
{
    const bool isFine = ended.waitStatus == 0;
    if (m_step == guest::StepKind::Compile) {
        if (!isFine && !m_compilerText.isEmpty())
            tell(Output { .stream = Stream::Err, .bytes = m_compilerText });
        if (!isFine && m_leftOfCompiler > 0)
            leaveOut(Say::tr("The compiler printed %1 bytes more, which are left out.")
                         .arg(m_leftOfCompiler));
        if (!isFine) {
            if (const auto error = m_run.errors->errorOfCompiler(m_compilerText))
                reportError(*error);
        }
        m_compilerText.clear();
        m_leftOfCompiler = 0;
        return;
    }
    if (isFine || m_result.error)
        return;
    if (m_claimedError)
        reportError(m_run.errors->completed(*m_claimedError, m_errorTail));
    else if (const auto error = m_run.errors->errorOfProgram(m_errorTail))
        reportError(*error);
}

void EventReader::onFileHeader(const guest::FileHeader &header)
{
    deliverFile();
    m_file = FileEntry { .name = escapedName(header.name),
                         .sizeBytes = static_cast<qint64>(header.sizeBytes),
                         .mime = {},
                         .content = {},
                         .refused = Say::word(QString::fromStdString(header.refused)),
                         .path = {},
                         .isUnchanged = header.isUnchanged };
}

void EventReader::deliverFile()
{
    if (!m_file)
        return;
    FileEntry whole = std::move(*m_file);
    m_file.reset();
    // A harness moves the program's file, and so gives it another time.
    if (whole.name == m_run.own.name && whole.content == m_run.own.content
        && whole.refused.isEmpty() && !whole.isUnchanged) {
        if (!m_run.namesUnchanged)
            return;
        whole.isUnchanged = true;
        whole.content.clear();
    }
    if (whole.isUnchanged) {
        m_result.files.append(whole);
        return;
    }
    if (whole.refused.isEmpty())
        whole.mime = mimeOf(whole.name, whole.content);
    m_result.files.append(whole);
    tell(whole);
    if (isPicture(whole.mime) && !m_shownFiles.contains(whole.name)) {
        if (whole.content.size() > guest::kMaxMessageBytes
            || !m_budget.takeBytes(whole.content.size()))
            return leaveOut(
                Say::tr("The picture %1 is not shown: it is too large.").arg(whole.name));
        MimeBundle picture(whole.mime, whole.content);
        picture.insert(QStringLiteral("text/plain"), whole.name.toUtf8());
        tell(Display { .data = picture, .repeatsOutput = false });
    }
}

void EventReader::onOutcome(const guest::Outcome &outcome)
{
    deliverFile();
    m_result.usage = usageOf(outcome);
    if (outcome.ending == guest::Ending::Limit && outcome.limit == guest::Limit::Output)
        m_result.isTruncated = true;
    tell(m_result.usage);
    RunOutcome ending = runOutcome(outcome);
    const auto *signalled = std::get_if<Signalled>(&ending);
    // The program has not begun, so a signal says nothing about it.
    if (signalled && m_step == guest::StepKind::Compile)
        ending =
            NotStarted { .cause = NotStarted::Cause::Toolchain,
                         .reason =
                             Say::tr("The compiler was ended by %1, so the program did not run.")
                                 .arg(signalName(signalled->signal)) };
    finish(std::move(ending));
}

void EventReader::onFailure(const SandboxFailure &failure)
{
    // A sandbox that ends a program because it cannot see it any more collects the files first.
    if (m_file && std::cmp_equal(m_file->content.size(), m_file->sizeBytes))
        deliverFile();
    if (failure.isProgram) {
        finish(NotStarted {
            .cause = NotStarted::Cause::Toolchain,
            .reason = Say::tr("%1 could not be started (%2). Was it removed? Choose another "
                              "interpreter or install it again.")
                          .arg(m_run.program, failure.reason) });
        return;
    }
    QString reason =
        Say::tr("The sandbox could not be made: %1. %2").arg(failure.reason, m_run.sandboxAdvice);
    if (m_step)
        reason = Say::tr("The sandbox broke down: %1.").arg(failure.reason);
    else if (failure.isSilence)
        reason = silenceSentence();
    else if (failure.isMade)
        reason = Say::tr("The run could not be prepared: %1.").arg(failure.reason);
    finish(NotStarted { .cause = NotStarted::Cause::Sandbox, .reason = reason });
}

void EventReader::finish(RunOutcome outcome)
{
    m_result.outcome = std::move(outcome);
    m_result.message = outcomeSentence(m_result);
    const auto *completed = std::get_if<Completed>(&m_result.outcome);
    if (m_run.isEmpty && completed && completed->exitCode == 0)
        m_result.message = Say::tr("Finished: the snippet is empty.");
    tell(Finished { m_result });
}

void EventReader::tell(RunEvent::Payload payload)
{
    if (std::holds_alternative<Display>(payload))
        ++m_displayCount;
    m_sink({ .time = duration_cast<microseconds>(m_now), .payload = std::move(payload) });
}

} // namespace sandpad::runner
