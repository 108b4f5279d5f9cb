#include "runner/answer/run/Attempt.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr std::size_t kSideBySide = 3;

    /// Subtracts the lines of the code in front, so that lines are those of the block.
    void shift(ErrorReport &error, int lines)
    {
        const auto moved = [lines](int line) { return line > lines ? line - lines : 0; };
        for (Frame &frame : error.frames) {
            if (frame.isInProgram())
                frame.line = moved(frame.line);
        }
        for (Cause &cause : error.causes) {
            for (Frame &frame : cause.frames) {
                if (frame.isInProgram())
                    frame.line = moved(frame.line);
            }
        }
        for (Diagnostic &diagnostic : error.diagnostics)
            diagnostic.line = moved(diagnostic.line);
    }

    /// What display() showed, as a notebook writes it where it can show nothing better.
    QByteArray displayedText(const RunEvent &event)
    {
        const auto *display = std::get_if<Display>(&event.payload);
        if (!display || display->repeatsOutput)
            return {};
        const QByteArray text = display->data.data(QStringLiteral("text/plain"));
        return text.isEmpty() ? text : text + '\n';
    }

} // namespace

Attempt::Attempt(RunStarter &starter, Plan plan, QObject *parent)
    : QObject(parent)
    , m_starter(starter)
    , m_plan(std::move(plan))
{ }

void Attempt::start(int count)
{
    m_going.clear();
    m_going.resize(static_cast<std::size_t>(count));
    m_begun = 0;
    m_ended = 0;
    // Compiled programs run one at a time: a compiler is slow and uses many processors.
    const bool isCompiled = answerLanguage(m_plan.block.languageId).isCompiled;
    const std::size_t first = std::min(m_going.size(), isCompiled ? 1 : kSideBySide);
    while (m_begun < first)
        beginNext();
}

void Attempt::beginNext()
{
    const std::size_t number = m_begun++;
    Going &going = m_going[number];
    going.program = programFor(m_plan.block, m_plan.before, m_plan.asksLines,
                               m_plan.markText ? m_plan.markText() : randomMarkText());
    RunRequest request = m_plan.profile;
    request.snippet = { .languageId = m_plan.block.languageId, .code = going.program.code };
    request.sharesCompiler = true;
    request.keepsInputOpen = true; // so that it can be seen to wait
    going.run = m_starter.start(request);
    connect(going.run.get(), &Run::happened, this,
            [this, number](const RunEvent &event) { onEvent(number, event); });
}

void Attempt::stop()
{
    m_isStopped = true;
    for (const Going &going : m_going) {
        if (going.run)
            going.run->stop();
    }
}

void Attempt::onEvent(std::size_t number, const RunEvent &event)
{
    Going &going = m_going[number];
    if (const auto *output = std::get_if<Output>(&event.payload)) {
        const bool isOut = output->stream == Stream::Out;
        (isOut ? going.output : going.errors).add(output->bytes);
        going.printed += isOut ? output->bytes.size() : 0;
        going.bothStreams.add(output->bytes);
        if (isOut)
            going.notebook.add(output->bytes);
        return;
    }
    if (const QByteArray text = displayedText(event); !text.isEmpty()) {
        going.notebook.add(text);
        going.hasDisplays = true;
    }
    going.recorder.add(event);
    if (std::holds_alternative<WaitingForInput>(event.payload) && !going.untilInput) {
        going.untilInput = going.printed;
        going.run->endInput(); // there is nobody who gives any
    }
    if (const auto *started = std::get_if<Started>(&event.payload))
        going.versions = started->versions;
    if (!going.recorder.isFinished())
        return;
    going.run.release()->deleteLater();
    RunResult result = going.recorder.result();
    result.standardOutput = going.output.take();
    result.standardError = going.errors.take();
    const QByteArray bothStreams = going.bothStreams.take();
    const QByteArray notebook = going.notebook.take();
    if (result.error && going.program.linesBefore > 0)
        shift(*result.error, going.program.linesBefore);
    m_runs.append({ .program = going.program,
                    .result = result,
                    .bothStreams = result.standardError.isEmpty() ? QByteArray() : bothStreams,
                    .notebook = going.hasDisplays ? notebook : QByteArray(),
                    .leftOut = going.output.leftOut() + going.errors.leftOut(),
                    .versions = going.versions,
                    .untilInput = going.untilInput });
    going = {}; // its texts are long
    ++m_ended;
    if (m_begun < m_going.size() && !m_isStopped)
        beginNext();
    else if (m_ended == m_begun)
        emit finished();
}

bool Attempt::isSpoilt() const
{
    const RunResult &result = m_runs.first().result;
    if (!m_plan.asksLines || m_runs.first().program.marks.isEmpty()
        || !m_plan.block.statements.isEmpty() || !result.error)
        return false;
    return result.error->type == QLatin1String("SyntaxError")
        || result.error->type.startsWith(QLatin1String("Indentation"))
        || !result.error->diagnostics.isEmpty();
}

} // namespace sandpad::runner
