#include "runner/check/TypeCheck.h"

#include "runner/model/HarmlessText.h"
#include "runner/model/Say.h"

#include <QFileInfo>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    Error notDone(const QString &reason)
    {
        return { .code = ErrorCode::System,
                 .text = Say::tr("The types could not be checked: %1").arg(reason) };
    }

    /// The last line that the checker printed, which tells why it gave up.
    QString lastWords(const RunResult &result)
    {
        constexpr qsizetype kMost = 300;
        const QByteArray &text =
            result.standardError.trimmed().isEmpty() ? result.standardOutput : result.standardError;
        const QString line = QString::fromUtf8(text.right(4 * kMost)).trimmed().section(u'\n', -1);
        return harmless(line.right(kMost));
    }

} // namespace

std::optional<RunRequest> typeCheckOf(const LanguageInfo &language, const RunRequest &run)
{
    if (language.checker.isEmpty())
        return std::nullopt;
    RunRequest request;
    request.snippet = { .languageId = language.checker,
                        .code = run.snippet.code,
                        .fileName = programName(language, run.snippet.fileName) };
    // Another runtime does not run the checker.
    if (QFileInfo(run.interpreter).fileName().startsWith(QLatin1String("node")))
        request.interpreter = run.interpreter;
    request.inputs = run.inputs;
    request.workspace.inputPaths = run.workspace.inputPaths;
    request.runAs = run.runAs;
    request.urgency = Urgency::Background;
    // Beside other programs, it gets little of the processors.
    request.limits.cpu = 60s;
    request.limits.wall = 10min;
    request.limits.outputBytes = 4 << 20;
    return request;
}

Result<TypeFindings> typeFindingsOf(const RunRequest &request, const RunResult &result)
{
    if (const auto *refusal = std::get_if<NotStarted>(&result.outcome)) {
        const bool isMissing = refusal->cause == NotStarted::Cause::Toolchain;
        if (isMissing && request.interpreter.isEmpty())
            return fail(ErrorCode::NotFound,
                        Say::tr("Types are checked by tsc, the compiler of TypeScript, and it is "
                                "not here: install it together with Node.js (npm install -g "
                                "typescript; Debian: apt install nodejs node-typescript)."));
        return std::unexpected(notDone(refusal->reason));
    }
    const auto *end = std::get_if<Completed>(&result.outcome);
    if (!end)
        return std::unexpected(notDone(result.message));
    TypeFindings findings = readTypeErrors(result.standardOutput, request.snippet);
    if (end->exitCode != 0 && !findings.isAnswer)
        return std::unexpected(notDone(lastWords(result)));
    return findings;
}

} // namespace sandpad::runner
