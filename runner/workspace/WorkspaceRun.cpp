#include "runner/workspace/WorkspaceRun.h"

#include "runner/model/Prose.h"
#include "runner/workspace/Background.h"
#include "runner/workspace/InputFiles.h"
#include "runner/workspace/KeptFolder.h"

#include <algorithm>

namespace sandpad::runner {

WorkspaceRun::WorkspaceRun(RunRequest request, QString own, Starter start)
    : m_request(std::move(request))
    , m_own(std::move(own))
    , m_start(std::move(start))
{
    inBackground(
        this, [request = m_request, own = m_own] { return read(request, own); },
        [this](const Files &files) { begin(files); });
}

WorkspaceRun::~WorkspaceRun() = default;

WorkspaceRun::Files WorkspaceRun::read(const RunRequest &request, const QString &own)
{
    const Workspace &workspace = request.workspace;
    Files files { .inputs = {}, .standardInput = request.standardInput, .refusal = {} };
    auto inputs = readInputs(workspace.inputPaths, own);
    if (!inputs) {
        files.refusal = inputs.error().text;
        return files;
    }
    files.inputs = std::move(*inputs);
    if (!workspace.standardInputPath.isEmpty()) {
        auto input = readInput(workspace.standardInputPath, kMostInputBytes / 2);
        if (!input)
            files.refusal = input.error().text;
        else
            files.standardInput = std::move(*input);
    }
    if (workspace.keptFolder.isEmpty() || !files.refusal.isEmpty())
        return files;
    auto kept = KeptFolder(workspace.keptFolder).load();
    if (!kept) {
        files.refusal = kept.error().text;
        return files;
    }
    for (InputFile &file : *kept) {
        // A file that the user gives anew replaces the kept one.
        const bool isGiven = std::ranges::any_of(
            files.inputs, [&file](const InputFile &input) { return input.name == file.name; });
        if (!isGiven && file.name != own)
            files.inputs.append(std::move(file));
    }
    return files;
}

void WorkspaceRun::begin(const Files &files)
{
    if (m_isOver)
        return;
    if (!files.refusal.isEmpty())
        return refuse(NotStarted { .cause = NotStarted::Cause::Sandbox, .reason = files.refusal },
                      files.refusal);
    RunRequest request = m_request;
    request.workspace = {};
    request.inputs += files.inputs;
    request.standardInput = files.standardInput;
    request.namesUnchanged = !m_request.workspace.keptFolder.isEmpty();
    m_run = m_start(request);
    connect(m_run.get(), &Run::happened, this, &WorkspaceRun::onEvent);
    if (!m_early.isEmpty())
        m_run->sendInput(m_early);
    if (m_isInputEnded)
        m_run->endInput();
}

void WorkspaceRun::refuse(RunOutcome outcome, const QString &message)
{
    RunResult result;
    result.languageId = m_request.snippet.languageId;
    result.outcome = std::move(outcome);
    result.message = message;
    m_isOver = true;
    emit happened({ .time = {}, .payload = Finished { result } });
}

void WorkspaceRun::onEvent(const RunEvent &event)
{
    if (std::holds_alternative<Finished>(event.payload))
        finish(event);
    else
        emit happened(event);
}

void WorkspaceRun::finish(RunEvent event)
{
    m_isOver = true;
    RunResult &result = std::get<Finished>(event.payload).result;
    const QList<FileEntry> left = result.files;
    result.files.removeIf([](const FileEntry &file) { return file.isUnchanged; });
    // Where nothing ran nothing has changed.
    if (m_request.workspace.keptFolder.isEmpty()
        || std::holds_alternative<NotStarted>(result.outcome)) {
        emit happened(event);
        return;
    }
    inBackground(
        this,
        [folder = m_request.workspace.keptFolder, left] {
            const auto stored = KeptFolder(folder).store(left);
            return stored ? QString() : stored.error().text;
        },
        [this, event](const QString &trouble) mutable {
            QString &message = std::get<Finished>(event.payload).result.message;
            message = sentencesOf({ message, trouble });
            emit happened(event);
        });
}

void WorkspaceRun::stop()
{
    if (m_run) {
        m_run->stop();
    } else if (!m_isOver) {
        m_isOver = true;
        QMetaObject::invokeMethod(
            this, [this] { refuse(Stopped {}, QStringLiteral("Stopped.")); }, Qt::QueuedConnection);
    }
}

void WorkspaceRun::sendInput(const QByteArray &bytes)
{
    if (m_run)
        m_run->sendInput(bytes);
    else
        m_early += bytes;
}

void WorkspaceRun::endInput()
{
    m_isInputEnded = true;
    if (m_run)
        m_run->endInput();
}

void WorkspaceRun::resizeTerminal(TerminalSize size)
{
    if (m_run)
        m_run->resizeTerminal(size);
}

void WorkspaceRun::closeOutput()
{
    if (m_run)
        m_run->closeOutput();
}

} // namespace sandpad::runner
