#include "runner/answer/judge/TypedStatements.h"

#include "runner/answer/judge/Obstacle.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// "<stdin>:1: SyntaxWarning: ...", which goes to standard error.
    bool isWarning(const QString &text)
    {
        static const QRegularExpression warning(QStringLiteral(R"(^<\w+>:\d+: \w*Warning: )"));
        return text.contains(warning);
    }

} // namespace

TypedStatements::TypedStatements(const AnswerBlock &block, const MarkedOutput &output)
    : m_block(block)
    , m_output(output)
{
    for (qsizetype end = block.code.indexOf(u'\n'); end >= 0;
         end = block.code.indexOf(u'\n', end + 1))
        m_lineEnds.append(end);
    m_lineEnds.append(block.code.size());
    QSet<int> claimed;
    QSet<int> announced;
    for (const Claim &one : block.claims) {
        claimed.insert(one.line);
        if (one.kind == ClaimKind::Statement && lacksNameOrFile(one.text))
            announced.insert(one.line);
    }
    static const QRegularExpression assignment(QStringLiteral(R"(^\s*(\w+)\s*=(?!=))"));
    static const QRegularExpression error(QStringLiteral(R"(^[\w.]*(?:Error|Exception)\b)"));
    for (const auto &[number, given] : output.given.asKeyValueRange()) {
        const QString first = given.value(0);
        if (number < m_firstLacking && lacksNameOrFile(first) && !announced.contains(number))
            m_firstLacking = number;
        // An error that is claimed is meant.
        if (claimed.contains(number) || !first.contains(error))
            continue;
        const auto bound = assignment.match(block.statements.value(number));
        if (bound.hasMatch() && !m_failed.contains(bound.captured(1)))
            m_failed.insert(bound.captured(1), number);
    }
}

bool TypedStatements::usesFailedAssignment(const Claim &claimed) const
{
    static const QRegularExpression word(QStringLiteral(R"(\w+)"));
    const QString statement = m_block.statements.value(claimed.line);
    for (auto at = word.globalMatch(statement); at.hasNext();) {
        if (m_failed.value(at.next().captured(), claimed.line) < claimed.line)
            return true;
    }
    return false;
}

QString TypedStatements::statementOf(const Claim &claimed) const
{
    if (claimed.kind == ClaimKind::Statement)
        return m_block.statements.value(claimed.line);
    const qsizetype at = claimed.line - 1;
    if (at < 0 || at >= m_lineEnds.size())
        return {};
    const qsizetype start = at == 0 ? 0 : m_lineEnds[at - 1] + 1;
    return m_block.code.sliced(start, m_lineEnds[at] - start);
}

bool TypedStatements::lacksElsewhere(const Claim &claimed) const
{
    const bool isTyped = claimed.kind == ClaimKind::Statement || claimed.kind == ClaimKind::Example;
    if (!isTyped || lacksNameOrFile(claimed.text))
        return false;
    const QString given = m_output.given.value(claimed.line).value(0);
    if (claimed.kind == ClaimKind::Example || lacksNameOrFile(given))
        return lacksNameOrFile(given);
    if (m_firstLacking < claimed.line)
        return true;
    // "> mime a.js" in a block without a label is a command, not JavaScript.
    static const QRegularExpression syntax(QStringLiteral(R"(\bSyntaxError\b)"));
    if (m_block.label.isEmpty() && !claimed.text.contains(syntax) && given.contains(syntax))
        return true;
    return usesFailedAssignment(claimed);
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
        && (!isTyped || isWarning(claimed.text)
            || block.statements.value(claimed.line).contains(other))
        && std::ranges::all_of(outputs, [&](const MarkedOutput &output) {
               return (isTyped || !output.values.contains(claimed.line))
                   && std::ranges::all_of(output.given.value(claimed.line), &QString::isEmpty);
           });
}

bool asksForPlace(const QString &statement)
{
    static const QRegularExpression place(QStringLiteral(
        R"(\b(?:id|hash)\(\w+\(|^\s*(?:print\()?id\([^()=]*\)\)?\s*(?:#|$)|\.getTimezoneOffset\(|\btime\.(?:timezone|altzone|tzname)\b)"));
    // Facts of a machine, a system or a version.
    static const QRegularExpression machine(QStringLiteral(
        R"(\bos\.(?:cpu_count|cpus|getcwd|getlogin|uname|totalmem|freemem|hostname|platform|arch)\(|require\(['"](?:node:)?os['"]\)|\bsys\.(?:getsizeof|getrefcount)\(|\.__sizeof__\(|\bsys\.(?:platform|version|version_info|executable|path)\b|\bplatform\.\w+\(|\bsysconfig\.|\bprocess\.(?:platform|arch|version|versions|memoryUsage|cwd|execPath|title)\b|\b__(?:dirname|filename)\b|\bEnvironment\.(?:ProcessorCount|MachineName|OSVersion|Version|UserName|CurrentDirectory|SystemDirectory|Is64BitOperatingSystem)\b|\.GetHashCode\(|\bRuntimeInformation\.|\bos\.(?:environ|getenv)\b|\bprocess\.env\b|\bGetEnvironmentVariables?\(|\bos\.linesep\b|\bos\.path\.(?:exists|is\w+|get\w+|abspath|realpath)\(|\.(?:exists|is_file|is_dir)\(\)|\bexistsSync\(|\b(?:File|Directory)\.Exists\(|\bGC\.|\bglobalThis\.\w|\btypeof (?:window|document|navigator|alert|prompt|confirm|localStorage|sessionStorage|XMLHttpRequest|self|global|process|require|module|Deno|Bun)\b)"));
    return statement.contains(place) || statement.contains(machine);
}

bool asksForSamePlace(const QString &statement, const QString &code)
{
    static const QRegularExpression identity(QStringLiteral(
        R"(^\s*(?:print\()?([A-Za-z_]\w*) is (?:not )?([A-Za-z_]\w*)\)?\s*(?:#|$))"));
    const auto match = identity.match(statement);
    const auto isPlain = [&code](const QString &name) {
        // `a = 257`, and `a, b = "x", "x"`
        const QRegularExpression given(
            QStringLiteral(R"(^(?:>>> )?\s*(?:\w+, ?)*%1(?:, ?\w+)* = [-\d'"])").arg(name),
            QRegularExpression::MultilineOption);
        return code.contains(given);
    };
    return match.hasMatch() && isPlain(match.captured(1)) && isPlain(match.captured(2));
}

bool mayPrintMore(const QString &statement)
{
    // What prints, and what only makes texts.
    static const QSet<QString> known = [] {
        const QStringList names =
            QStringLiteral(
                "print log info warn error table dir Write WriteLine write puts join Join format "
                "Format str repr String toString ToString dumps stringify dedent indent pformat "
                "replace "
                "strip trim upper lower repeat len list sorted map range reversed splitlines split")
                .split(u' ');
        return QSet<QString>(names.begin(), names.end());
    }();
    static const QRegularExpression call(QStringLiteral(R"(([A-Za-z_$][\w$]*)\s*\()"));
    for (auto at = call.globalMatch(statement); at.hasNext();) {
        if (!known.contains(at.next().captured(1)))
            return true;
    }
    return false;
}

bool asksForSize(const QString &statement, const QString &program)
{
    static const QRegularExpression sizes(
        QStringLiteral(
            R"((?:\b|\\n)def (\w+)\((?:(?!(?:\b|\\n)def ).){0,400}?\b(?:getsizeof|__sizeof__)\()"),
        QRegularExpression::DotMatchesEverythingOption);
    for (auto at = sizes.globalMatch(program); at.hasNext();) {
        const QRegularExpression call(QStringLiteral(R"(\b%1\()").arg(at.next().captured(1)));
        if (statement.contains(call))
            return true;
    }
    return false;
}

bool callsStub(const QString &statement, const QString &code)
{
    static const QRegularExpression stub(
        QStringLiteral(R"(\bdef (\w+)\([^\n]*:\s*(?:\.\.\.\s*)+(?=\n\S|>>>|$))"));
    for (auto at = stub.globalMatch(code); at.hasNext();) {
        const QRegularExpression call(QStringLiteral(R"(\b%1\()").arg(at.next().captured(1)));
        if (statement.contains(call))
            return true;
    }
    return false;
}

} // namespace sandpad::runner
