#include "runner/history/RunRecording.h"

#include "runner/model/OutcomeSentence.h"
#include "runner/model/Say.h"

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    qint64 sizeOf(const MimeBundle &data)
    {
        qint64 bytes = 0;
        for (const QString &type : data.mimeTypes())
            bytes += data.data(type).size();
        return bytes;
    }

    void shorten(QByteArray &bytes, qint64 most, Cut &cut)
    {
        if (bytes.size() <= most)
            return;
        cut.inputBytes += bytes.size() - most;
        bytes.truncate(most);
    }

    /// Its name alone is kept.
    void forgetContent(FileEntry &file)
    {
        file.content.clear();
        if (file.refused.isEmpty())
            file.refused = Say::tr("the history keeps no contents of files");
    }

    /// Why a run ended so, in a few words for a list.
    QString detailOf(const RunResult &result)
    {
        constexpr qsizetype kLongest = 200;
        if (const auto *limit = std::get_if<LimitHit>(&result.outcome))
            return limitSentence(*limit);
        // .NET ends by a signal where nobody catches an exception.
        if (result.error)
            return result.error->type.left(kLongest);
        const auto *signalled = std::get_if<Signalled>(&result.outcome);
        return signalled ? signalName(signalled->signal) : QString();
    }

} // namespace

RunRecording::RunRecording(KeptRunHead head, const RunRequest &request,
                           const RecordingBounds &bounds)
    : m_bounds(bounds)
{
    m_run.head = std::move(head);
    m_run.head.began = QDateTime::currentDateTimeUtc();
    m_run.head.languageId = request.snippet.languageId;
    m_run.request = request;
    shorten(m_run.request.standardInput, bounds.inputBytes, m_run.cut);
    for (InputFile &input : m_run.request.inputs)
        input.content.clear();
}

void RunRecording::add(const RunEvent &event)
{
    if (m_isFinished)
        return;
    m_beginning.add(event);
    if (const auto *output = std::get_if<Output>(&event.payload))
        return addOutput(event, *output);
    if (!hasRoomFor(event))
        return;
    RunEvent kept = event;
    if (auto *started = std::get_if<Started>(&kept.payload)) {
        if (!started->versions.isEmpty())
            m_run.head.version = started->versions.first();
    } else if (const auto *waiting = std::get_if<WaitingForInput>(&kept.payload)) {
        m_isSecret = waiting->isSecret;
    } else if (auto *file = std::get_if<FileEntry>(&kept.payload)) {
        forgetContent(*file);
    } else if (auto *end = std::get_if<Finished>(&kept.payload)) {
        for (FileEntry &left : end->result.files)
            forgetContent(left);
        finish(end->result);
    }
    m_run.events.append(std::move(kept));
}

bool RunRecording::hasRoomFor(const RunEvent &event)
{
    if (const auto *display = std::get_if<Display>(&event.payload))
        return takesDisplay(display->data);
    // Its display may be one that was left out; then the numbers would not fit either.
    if (const auto *more = std::get_if<DisplayMore>(&event.payload))
        return m_run.cut.displays <= 0 && takesDisplay(more->data);
    if (const auto *value = std::get_if<Value>(&event.payload))
        return takesDisplay(value->data);
    return !std::holds_alternative<Usage>(event.payload); // the result tells the last one
}

void RunRecording::addOutput(const RunEvent &event, const Output &output)
{
    const qint64 free = m_bounds.outputBytes - m_outputBytes;
    const QByteArray bytes = output.bytes.first(std::min<qint64>(output.bytes.size(), free));
    m_outputBytes += bytes.size();
    m_run.cut.outputBytes += output.bytes.size() - bytes.size();
    if (bytes.isEmpty())
        return;
    auto *last =
        m_run.events.isEmpty() ? nullptr : std::get_if<Output>(&m_run.events.last().payload);
    // What was typed has its place between two events.
    const bool isOpen =
        m_run.typedLines.isEmpty() || m_run.typedLines.last().event < m_run.events.size();
    if (last && isOpen && last->stream == output.stream)
        last->bytes += bytes;
    else
        m_run.events.append(
            { .time = event.time, .payload = Output { .stream = output.stream, .bytes = bytes } });
}

bool RunRecording::takesDisplay(const MimeBundle &data)
{
    const qint64 bytes = sizeOf(data);
    if (m_displayBytes + bytes > m_bounds.displayBytes) {
        ++m_run.cut.displays;
        return false;
    }
    m_displayBytes += bytes;
    return true;
}

void RunRecording::addTyped(const QByteArray &bytes)
{
    const bool isSecret = std::exchange(m_isSecret, false);
    const qsizetype before = m_run.typed.size();
    if (!isSecret) {
        m_run.typed += bytes;
        shorten(m_run.typed, m_bounds.inputBytes, m_run.cut);
    }
    const qsizetype kept = m_run.typed.size() - before;
    if ((kept == 0 && !isSecret) || m_run.typedLines.size() == kMostTypedLines)
        return;
    m_run.typedLines.append({ .event = m_run.events.size(), .bytes = kept });
}

void RunRecording::breakOff()
{
    RunResult stopped;
    stopped.languageId = m_run.head.languageId;
    stopped.outcome = Stopped {};
    stopped.message = Say::tr("The run was broken off.");
    stopped.usage.wall =
        std::chrono::milliseconds(m_run.head.began.msecsTo(QDateTime::currentDateTimeUtc()));
    if (!m_run.events.isEmpty()) {
        if (const auto *started = std::get_if<Started>(&m_run.events.first().payload))
            stopped.isolation = started->isolation;
    }
    add({ .time = stopped.usage.wall, .payload = Finished { stopped } });
}

void RunRecording::finish(const RunResult &result)
{
    m_run.head.ending = endingOf(result.outcome);
    m_run.head.detail = detailOf(result);
    m_run.head.wall = result.usage.wall;
    if (result.error)
        m_beginning.leaveOut(*result.error);
    m_run.head.beginning = m_beginning.line();
    m_run.head.lines = m_beginning.lines();
    m_isFinished = true;
}

} // namespace sandpad::runner
