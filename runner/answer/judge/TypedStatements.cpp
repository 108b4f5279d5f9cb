#include "runner/answer/judge/TypedStatements.h"

#include "runner/answer/judge/Obstacle.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Would the statement of a claim use a value that an assignment in front, which failed, did
    /// not give? An error that is claimed is meant.
    bool usesFailedAssignment(const Claim &claimed, const AnswerBlock &block,
                              const MarkedOutput &output)
    {
        static const QRegularExpression assignment(QStringLiteral(R"(^\s*(\w+)\s*=(?!=))"));
        static const QRegularExpression error(QStringLiteral(R"(^[\w.]*(?:Error|Exception)\b)"));
        for (int number = 0; number < claimed.line; ++number) {
            const auto bound = assignment.match(block.statements.value(number));
            if (!bound.hasMatch() || !output.given.value(number).value(0).contains(error)
                || std::ranges::contains(block.claims, number, &Claim::line))
                continue;
            const QRegularExpression use(QStringLiteral("\\b%1\\b").arg(bound.captured(1)));
            if (block.statements.value(claimed.line).contains(use))
                return true;
        }
        return false;
    }

} // namespace

bool lacksElsewhere(const Claim &claimed, const AnswerBlock &block, const MarkedOutput &output)
{
    const bool isTyped = claimed.kind == ClaimKind::Statement || claimed.kind == ClaimKind::Example;
    if (!isTyped || lacksNameOrFile(claimed.text))
        return false;
    const auto isLacking = [&](int number) {
        return lacksNameOrFile(output.given.value(number).value(0));
    };
    if (claimed.kind == ClaimKind::Example || isLacking(claimed.line))
        return isLacking(claimed.line);
    const auto isAnnounced = [&](int number) {
        return std::ranges::any_of(block.claims, [number](const Claim &one) {
            return one.kind == ClaimKind::Statement && one.line == number
                && lacksNameOrFile(one.text);
        });
    };
    for (int number = 0; number < claimed.line; ++number) {
        if (isLacking(number) && !isAnnounced(number))
            return true;
    }
    // "> mime a.js" in a block without a label is a command, not JavaScript.
    static const QRegularExpression syntax(QStringLiteral(R"(\bSyntaxError\b)"));
    if (block.label.isEmpty() && !claimed.text.contains(syntax)
        && output.given.value(claimed.line).value(0).contains(syntax))
        return true;
    return claimed.kind == ClaimKind::Statement && usesFailedAssignment(claimed, block, output);
}

bool isOfSilentAssignment(const Claim &claimed, const AnswerBlock &block, const QString &given)
{
    static const QRegularExpression assignment(
        QStringLiteral(R"(^[\w.]+(?:\[[^\]]*\])?\s*(?:[-+*/%]?=)(?!=))"));
    return claimed.kind == ClaimKind::Statement && given.isEmpty()
        && block.statements.value(claimed.line).contains(assignment);
}

bool isPrintedElsewhere(const Claim &claimed, const AnswerBlock &block,
                        const QList<MarkedOutput> &outputs)
{
    static const QRegularExpression other(QStringLiteral(
        R"(\bstderr\b|\bwarnings\.|\blogg(?:er|ing)\.|\bconsole\.(?:error|warn)\()"));
    const bool isTyped = claimed.kind == ClaimKind::Statement;
    return (claimed.kind == ClaimKind::Line || isTyped)
        && (!isTyped || statementOf(claimed, block).contains(other))
        && std::ranges::all_of(outputs, [&](const MarkedOutput &output) {
               return (isTyped || !output.values.contains(claimed.line))
                   && std::ranges::all_of(output.given.value(claimed.line), &QString::isEmpty);
           });
}

QString statementOf(const Claim &claim, const AnswerBlock &block)
{
    return claim.kind == ClaimKind::Statement
        ? block.statements.value(claim.line)
        : block.code.section(u'\n', claim.line - 1, claim.line - 1);
}

bool asksForPlace(const Claim &claim, const AnswerBlock &block)
{
    static const QRegularExpression place(QStringLiteral(
        R"(\b(?:id|hash)\(\w+\(|\.getTimezoneOffset\(|\btime\.(?:timezone|altzone|tzname)\b)"));
    // Facts of a machine, a system or a version.
    static const QRegularExpression machine(QStringLiteral(
        R"(\bos\.(?:cpu_count|cpus|getcwd|getlogin|uname|totalmem|freemem|hostname|platform|arch)\(|require\(['"](?:node:)?os['"]\)|\bsys\.(?:getsizeof|getrefcount)\(|\.__sizeof__\(|\bsys\.(?:platform|version|version_info|executable|path)\b|\bplatform\.\w+\(|\bprocess\.(?:platform|arch|version|versions|memoryUsage|cwd|execPath|title)\b|\b__(?:dirname|filename)\b|\bEnvironment\.(?:ProcessorCount|MachineName|OSVersion|Version|UserName|CurrentDirectory|SystemDirectory|Is64BitOperatingSystem)\b|\.GetHashCode\(|\bRuntimeInformation\.|\bos\.(?:environ|getenv)\b|\bprocess\.env\b|\bGetEnvironmentVariables?\(|\bos\.linesep\b|\bos\.path\.(?:exists|is\w+|get\w+|abspath|realpath)\(|\.(?:exists|is_file|is_dir)\(\)|\bexistsSync\(|\b(?:File|Directory)\.Exists\(|\bGC\.|\bglobalThis\.\w|\btypeof (?:window|document|navigator|alert|prompt|confirm|localStorage|sessionStorage|XMLHttpRequest|self|global|process|require|module|Deno|Bun)\b)"));
    const QString statement = statementOf(claim, block);
    return statement.contains(place) || statement.contains(machine);
}

} // namespace sandpad::runner
