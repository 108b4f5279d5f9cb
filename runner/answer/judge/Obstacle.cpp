#include "runner/answer/judge/Obstacle.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// All texts of an error, its causes included.
    QString wordsOf(const ErrorReport &error)
    {
        QString words = error.type + QStringLiteral(": ") + error.message;
        for (const Cause &cause : error.causes)
            words += u'\n' + cause.type + QStringLiteral(": ") + cause.message;
        for (const Diagnostic &diagnostic : error.diagnostics)
            words += u'\n' + diagnostic.code + QStringLiteral(": ") + diagnostic.message;
        return words;
    }

    /// Does a compiler report at the line of an import that it does not know the imported name?
    bool lacksImport(const AnswerBlock &block, const ErrorReport &error)
    {
        const MissingImport &form = answerLanguage(block.languageId).missingImport;
        const QStringList lines = block.code.split(u'\n');
        return std::ranges::any_of(error.diagnostics, [&](const Diagnostic &diagnostic) {
            const bool isKnown = diagnostic.line > 0 && diagnostic.line <= lines.size();
            return isKnown && form.codes.contains(diagnostic.code)
                && form.line.match(lines[diagnostic.line - 1]).hasMatch();
        });
    }

    /// The sentence of the first obstacle that matches; empty when none does.
    QString sentenceOf(const QList<Obstacle> &obstacles, const QString &words, const QString &code)
    {
        const auto found = std::ranges::find_if(obstacles, [&](const Obstacle &one) {
            return one.words.match(words).hasMatch() && one.code.match(code).hasMatch();
        });
        return found == obstacles.end() ? QString() : found->sentence;
    }

} // namespace

bool readsArguments(const QString &code)
{
    // The first of sys.argv and the first two of process.argv are there always.
    static const QRegularExpression arguments(QStringLiteral(
        R"(\bsys\.argv\b(?!\s*\[\s*0)|\bparse_(?:known_|intermixed_)?args\(\s*\)|\bprocess\.argv\b(?!\s*\[\s*[01]\b)|\bargs\s*\[\s*\d|\bargs\.Length\b)"));
    return arguments.match(code).hasMatch();
}

std::optional<QString> obstacleOf(const AnswerBlock &block, const RunResult &result)
{
    const bool mayLackArguments = !result.error || result.error->type == QLatin1String("IndexError")
        || result.error->type == QLatin1String("SystemExit")
        || result.error->type.endsWith(QLatin1String("IndexOutOfRangeException"));
    if (mayLackArguments && readsArguments(bareCodeOf(block)))
        return Say::tr("It wants arguments of a command line, and nobody gives it any.");
    if (!result.error)
        return std::nullopt;
    const QString words = wordsOf(*result.error);
    static const QRegularExpression missing(QStringLiteral(
        R"(ModuleNotFoundError: |Cannot find (?:module|package) '[^./]|Could not resolve|ERR_MODULE_NOT_FOUND|NU1100|NU1101|NU1301|Unable to resolve package|Unable to find package|NETSDK)"));
    if (missing.match(words).hasMatch() || lacksImport(block, *result.error))
        return result.error->hint.isEmpty() ? words.section(u'\n', 0, 0) : result.error->hint;
    const AnswerLanguage &language = answerLanguage(block.languageId);
    if (QString known = sentenceOf(language.obstacles, words, block.code); !known.isEmpty())
        return known;
    static const QRegularExpression network(QStringLiteral(
        R"(gaierror|URLError|ENOTFOUND|EAI_AGAIN|ENETUNREACH|getaddrinfo|Name or service not known|Temporary failure in name resolution|Network is unreachable|fetch failed|HttpRequestException|SocketException|ERR_SOCKET)"));
    if (network.match(words).hasMatch())
        return Say::tr("It needs the network, which is off.");
    static const QRegularExpression file(QStringLiteral(
        R"(^(?:FileNotFoundError|System\.IO\.FileNotFoundException)|ENOENT: no such file)"));
    if (file.match(words).hasMatch())
        return Say::tr("It reads a file that is not there: %1.").arg(result.error->message);
    if (lacksSyntax(result) && block.code.contains(u'←'))
        return Say::tr("It holds notes between the code.");
    // "find(list, ...)", "{"a": 1, ...}"; in Python only the latter is none of the language.
    static const QRegularExpression dots(QStringLiteral(R"([([{,]\s*(?:\.\.\.|…)\s*[)\]}])"));
    static const QRegularExpression braced(QStringLiteral(R"([{,]\s*(?:\.\.\.|…)\s*\})"));
    const bool hasDots =
        lacksSyntax(result) && block.code.contains(language.isDotsStatement ? braced : dots);
    if (block.isCutOff || block.hasElision || hasDots)
        return Say::tr("It is not whole.");
    return std::nullopt;
}

QString uncheckable(const AnswerBlock &block, const QString &claimed, const QString &printed)
{
    static const QRegularExpression nothing(
        QStringLiteral(R"(^[\s.…\[\]()]*(?:\.\.\.|…)[\s.…\[\]()]*$|^\s*\?+\s*$)"));
    if (nothing.match(claimed).hasMatch())
        return Say::tr("Its output is left out.");
    static const QRegularExpression branch(QStringLiteral("[\u251c\u2514]\u2500"));
    if (claimed.contains(branch) && !printed.contains(branch))
        return Say::tr("It is a drawing of folders or of another tree.");
    static const QRegularExpression zone(QStringLiteral(R"(\bGMT[-+](?!0000)\d{4}\b)"));
    if (claimed.contains(zone))
        return Say::tr("It shows times of another time zone.");
    const AnswerLanguage &language = answerLanguage(block.languageId);
    if (const QString known = sentenceOf(language.uncheckable, claimed, block.code);
        !known.isEmpty())
        return known;
    static const QRegularExpression tests(
        QStringLiteral(
            R"(\b\d+ (?:passed|failed)\b|^Ran \d+ tests?|test session starts|^(?:PASS|Tests:) )"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression define(QStringLiteral(
        R"(\bdef test_|\bclass \w*Test|\b(?:it|test|describe)\(|\[(?:Fact|Test)\])"));
    static const QRegularExpression runner(
        QStringLiteral(R"(\bunittest\.main\(|\bTextTestRunner\b|\bpytest\.main\(|node:test)"));
    if (tests.match(claimed).hasMatch() && define.match(block.code).hasMatch()
        && !runner.match(block.code).hasMatch() && printed.trimmed().isEmpty())
        return Say::tr("Its tests are for a test runner, which is not used here.");
    return {};
}

bool goesOnForEver(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:serve_forever|run_forever|start_server|mainloop)\(|\.(?:listen|accept|AcceptTcpClient|GetContext)\(|\bapp\.(?:run|Run)\(|\buvicorn\.run\(|\bsetInterval\()"));
    static const QRegularExpression loop(
        QStringLiteral(R"(\bwhile (?:True|1)\s*:|\bwhile ?\((?:true|1)\)|\bfor ?\(\s*;\s*;\s*\))"));
    static const QRegularExpression wait(QStringLiteral(R"(\b(?:sleep|Sleep|Delay|setTimeout)\()"));
    static const QRegularExpression end(QStringLiteral(R"(\bbreak\b)"));
    return code.contains(pattern)
        || (code.contains(loop) && code.contains(wait) && !code.contains(end));
}

bool lacksNames(const RunResult &result)
{
    if (!result.error)
        return false;
    const ErrorReport &error = *result.error;
    return std::ranges::any_of(answerLanguages(), [&](const AnswerLanguage &language) {
        const QStringList &names = language.undefinedNames;
        return names.contains(error.type)
            || std::ranges::any_of(error.diagnostics, [&](const Diagnostic &diagnostic) {
                   return names.contains(diagnostic.code);
               });
    });
}

bool lacksOnlyEntry(const RunResult &result)
{
    const QString &code = answerLanguage(result.languageId).missingEntry;
    if (!result.error || code.isEmpty())
        return false;
    const auto &diagnostics = result.error->diagnostics;
    return std::ranges::contains(diagnostics, code, &Diagnostic::code)
        && std::ranges::all_of(diagnostics, [&](const Diagnostic &diagnostic) {
               return !diagnostic.isError || diagnostic.code == code;
           });
}

bool lacksNameOrFile(const QString &printed)
{
    // A package of another version says that it has no longer what is asked for.
    static const QRegularExpression missing(QStringLiteral(
        R"(^(?:(?:NameError|FileNotFoundError|ModuleNotFoundError): |(?:Uncaught )?ReferenceError: [\w$]+ is not defined|AttributeError: (?:module '[\w.]+' has no attribute '\w+'\.\s+`[\w.]+` was a deprecated alias|`np\.\w+` was removed)))"));
    return missing.match(printed).hasMatch();
}

QString missingName(const RunResult &result)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(name '(\w+)' is not defined|([\w$]+) is not defined|[Nn]ame [`'](\w+)(?:<[^']*>)?' |has no attribute '(\w+)')"));
    if (!result.error)
        return {};
    const auto match = pattern.match(wordsOf(*result.error));
    return match.captured(1) + match.captured(2) + match.captured(3) + match.captured(4);
}

bool isOutOfScope(const AnswerBlock &block, const RunResult &result)
{
    const QString name = missingName(result);
    if (name.isEmpty())
        return false;
    const QRegularExpression definition(
        QStringLiteral(R"((?:^|[\s;{(])(?:let|const|var|[\w<>\[\]]+)?\s*\b%1\s*=(?![=>]))")
            .arg(QRegularExpression::escape(name)));
    return block.code.contains(definition);
}

bool lacksSyntax(const RunResult &result)
{
    return result.error
        && (result.error->type == QLatin1String("SyntaxError")
            || result.error->type == QLatin1String("IndentationError")
            || result.error->type == QLatin1String("TabError")
            || !result.error->diagnostics.isEmpty());
}

} // namespace sandpad::runner
