#include "app/cli/RunCommand.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"
#include "runner/answer/source/MeantLanguage.h"
#include "runner/model/JsonStream.h"
#include "runner/model/LeftFile.h"
#include "runner/model/json/ModelJson.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <unistd.h>
#include <utility>

namespace sandpad::app {

namespace {

    QByteArray jsonLine(const nlohmann::json &json)
    {
        return jsonText(json, -1, jsonReader());
    }

    /// The path of a file in thousands of folders would fill the terminal. JSON has all of it.
    QString inASentence(const QString &path)
    {
        constexpr qsizetype kMost = 240;
        constexpr qsizetype kEnd = 80;
        return path.size() <= kMost
            ? path
            : path.first(kMost - kEnd) + QStringLiteral("…") + path.last(kEnd);
    }

    bool isFigure(const runner::MimeBundle &data)
    {
        const QStringList mimes = data.mimeTypes();
        return std::ranges::any_of(mimes, &runner::isPicture);
    }

    /// What a terminal can show of it: its plain text, or else the source of another text, or else
    /// the names of its types.
    QString textOf(const runner::MimeBundle &data)
    {
        constexpr auto kPlain = "text/plain";
        for (const char *mime : { kPlain, "text/markdown", "text/latex", "text/html" }) {
            if (const QByteArray text = data.data(QString::fromLatin1(mime)); !text.isEmpty())
                return QString::fromUtf8(text);
        }
        return data.contains(QString::fromLatin1(kPlain))
            ? QString()
            : data.mimeTypes().join(QStringLiteral(", "));
    }

} // namespace

RunCommand::RunCommand(runner::Runner &runner, RunOptions options)
    : m_runner(runner)
    , m_options(std::move(options))
    , m_folder(m_options.outputFolder)
{ }

void RunCommand::start()
{
    m_run = m_runner.start(m_options.request);
    connect(m_run.get(), &runner::Run::happened, this, &RunCommand::onEvent);
    if (!m_options.streamedInput.isOpen())
        return;
    m_input = std::make_unique<StreamedInput>(std::move(m_options.streamedInput));
    connect(m_input.get(), &StreamedInput::failed, this, &RunCommand::sayBetween);
    m_input->passTo(*m_run);
}

void RunCommand::stopBySignal(int signal)
{
    m_signal = signal;
    m_run->stop();
}

int RunCommand::refuse(OutputFormat format, const QString &sentence)
{
    runner::RunResult result;
    result.outcome =
        runner::NotStarted { .cause = runner::NotStarted::Cause::Sandbox, .reason = sentence };
    result.message = sentence;
    if (format == OutputFormat::Json)
        writeToDescriptor(STDOUT_FILENO, jsonLine(toJson(result)));
    else if (format == OutputFormat::Ndjson)
        writeToDescriptor(STDOUT_FILENO,
                          jsonLine(toJson(runner::RunEvent {
                              .time = {}, .payload = runner::Finished { result } })));
    say(sentence);
    return runner::exitStatus(result.outcome);
}

void RunCommand::print(const QByteArray &line)
{
    if (m_isUnread || m_outputError != 0 || writeToDescriptor(STDOUT_FILENO, line))
        return;
    if (errno == EPIPE) {
        m_isUnread = true;
        m_run->closeOutput();
    } else {
        m_outputError = errno;
        m_run->stop();
    }
}

void RunCommand::onEvent(const runner::RunEvent &event)
{
    // What was printed has been passed on already.
    const auto *shown = std::get_if<runner::Display>(&event.payload);
    // The format of the stream of events knows no steps.
    const bool isStep = std::holds_alternative<runner::StepBegun>(event.payload);
    if (isStep || (shown && shown->repeatsOutput))
        return;
    runner::RunEvent own =
        withMeantLanguage(event, m_options.request.snippet, runner::Front::Terminal);
    if (auto *file = std::get_if<runner::FileEntry>(&own.payload)) {
        file->path = m_folder.writeFile(*file);
        m_writtenPaths.insert(file->name, file->path);
    }
    if (auto *end = std::get_if<runner::Finished>(&own.payload)) {
        for (runner::FileEntry &file : end->result.files)
            file.path = m_writtenPaths.value(file.name);
    }
    if (m_input && std::holds_alternative<runner::WaitingForInput>(own.payload))
        m_input->onAllRead();
    if (m_options.format == OutputFormat::Plain)
        passThrough(own);
    else if (const auto *display = std::get_if<runner::Display>(&own.payload))
        m_folder.writeFigure(display->data);
    if (m_options.format == OutputFormat::Ndjson)
        printJson([&](runner::JsonStream &out) { writeJson(out, own); });
    if (m_options.format == OutputFormat::Json)
        m_recorder.add(own);
    if (const auto *end = std::get_if<runner::Finished>(&own.payload))
        finish(end->result);
}

void RunCommand::interruptOutput()
{
    print(m_outFilter.interrupted());
    writeToDescriptor(STDERR_FILENO, m_errorFilter.interrupted());
}

void RunCommand::sayBetween(const QString &sentence)
{
    interruptOutput();
    say(sentence);
}

void RunCommand::passThrough(const runner::RunEvent &event)
{
    if (const auto *started = std::get_if<runner::Started>(&event.payload)) {
        if (!m_options.request.isolation)
            sayWeakening(started->isolation);
    } else if (const auto *output = std::get_if<runner::Output>(&event.payload)) {
        passOutput(*output);
    } else if (const auto *error = std::get_if<runner::ErrorReport>(&event.payload)) {
        m_hint = error->hint;
    } else if (const auto *display = std::get_if<runner::Display>(&event.payload)) {
        passDisplay(display->data, m_folder.writeFigure(display->data));
    } else if (const auto *value = std::get_if<runner::Value>(&event.payload)) {
        const QString text = QString::fromUtf8(value->data.data(QStringLiteral("text/plain")));
        sayBetween((text.contains(u'\n') ? QStringLiteral("value:\n") : QStringLiteral("value: "))
                   + text);
    } else if (const auto *file = std::get_if<runner::FileEntry>(&event.payload)) {
        if (!file->path.isEmpty())
            sayBetween(QStringLiteral("file %1 is at %2").arg(file->name, file->path));
        else if (!file->refused.isEmpty())
            sayBetween(tr("file %1 was not kept: %2").arg(inASentence(file->name), file->refused));
    }
}

void RunCommand::passOutput(const runner::Output &output)
{
    const bool isOut = output.stream == runner::Stream::Out;
    const bool isTerminal = ::isatty(isOut ? STDOUT_FILENO : STDERR_FILENO) == 1;
    TerminalFilter &filter = isOut ? m_outFilter : m_errorFilter;
    const QByteArray bytes = isTerminal ? filter.filtered(output.bytes) : output.bytes;
    if (isOut)
        print(bytes);
    else
        writeToDescriptor(STDERR_FILENO, bytes);
}

void RunCommand::sayWeakening(const runner::Isolation &isolation)
{
    const auto usual = defaultLevel(m_runner.levels());
    if (!usual || isolation.level == *usual)
        return;
    const auto first = std::ranges::find_if_not(isolation.layers, &runner::IsolationLayer::inForce);
    if (first != isolation.layers.end())
        sayBetween(tr("The weaker isolation level %1 is in force instead of %2: %3")
                       .arg(isolation.level.id(), usual->id(), first->reason));
}

void RunCommand::passDisplay(const runner::MimeBundle &data, const QString &path)
{
    // A title may have several lines.
    const QString title = QString::fromUtf8(data.data(QStringLiteral("text/plain"))).simplified();
    const QString text = textOf(data);
    const QString figure =
        title.isEmpty() ? QStringLiteral("figure") : QStringLiteral("figure \"%1\"").arg(title);
    if (!path.isEmpty())
        sayBetween(QStringLiteral("%1 is at %2").arg(figure, path));
    else if (isFigure(data))
        sayBetween(
            title.isEmpty()
                ? tr("figure was shown; keep figures with --output-dir DIR")
                : tr("figure \"%1\" was shown; keep figures with --output-dir DIR").arg(title));
    else
        sayBetween((text.contains(u'\n') ? QStringLiteral("shown:\n") : QStringLiteral("shown: "))
                   + text);
}

void RunCommand::printJson(const std::function<void(runner::JsonStream &)> &write)
{
    if (m_outputError == 0 && !app::printJson(write)) {
        m_outputError = errno;
        m_run->stop();
    }
}

void RunCommand::finish(const runner::RunResult &result)
{
    if (m_options.format == OutputFormat::Json)
        printJson([this](runner::JsonStream &out) { writeJson(out, m_recorder.result()); });
    if (m_outputError != 0) {
        sayBetween(tr("Standard output could not be written: %1. The run was stopped.")
                       .arg(QString::fromLocal8Bit(std::strerror(m_outputError))));
        return QCoreApplication::exit(kSandpadFailed);
    }
    interruptOutput();
    if (m_options.format == OutputFormat::Plain && !result.explainsItself())
        sayBetween(result.message);
    if (!m_hint.isEmpty())
        sayBetween(m_hint);
    const auto *stopped = std::get_if<runner::Stopped>(&result.outcome);
    if (m_signal != 0 && !(stopped && stopped->exitCode))
        return QCoreApplication::exit(kSignalBase + m_signal);
    QCoreApplication::exit(m_folder.hasFailed() ? kSandpadFailed
                                                : runner::exitStatus(result.outcome));
}

} // namespace sandpad::app
