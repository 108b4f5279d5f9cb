#include "runner/answer/judge/Obstacle.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// All that an error says, its causes included.
    QString wordsOf(const ErrorReport &error)
    {
        QString words = error.type + QStringLiteral(": ") + error.message;
        for (const Cause &cause : error.causes)
            words += u'\n' + cause.type + QStringLiteral(": ") + cause.message;
        for (const Diagnostic &diagnostic : error.diagnostics)
            words += u'\n' + diagnostic.code + QStringLiteral(": ") + diagnostic.message;
        return words;
    }

    /// A namespace that no library here has.
    bool lacksNamespace(const AnswerBlock &block, const ErrorReport &error)
    {
        static const QRegularExpression usingLine(QStringLiteral(R"(^\s*(?:global )?using\b)"));
        const QStringList lines = block.code.split(u'\n');
        return std::ranges::any_of(error.diagnostics, [&](const Diagnostic &diagnostic) {
            const bool isKnown = diagnostic.line > 0 && diagnostic.line <= lines.size();
            return isKnown && usingLine.match(lines[diagnostic.line - 1]).hasMatch()
                && (diagnostic.code == u"CS0246" || diagnostic.code == u"CS0234");
        });
    }

} // namespace

std::optional<QString> obstacleOf(const AnswerBlock &block, const RunResult &result)
{
    static const QRegularExpression arguments(
        QStringLiteral(R"(\bsys\.argv\b|\bargparse\b|\bprocess\.argv\b|\bargs\[\d)"));
    const bool mayLackArguments = !result.error || result.error->type == QLatin1String("IndexError")
        || result.error->type == QLatin1String("SystemExit")
        || result.error->type.endsWith(QLatin1String("IndexOutOfRangeException"));
    if (mayLackArguments && arguments.match(block.code).hasMatch())
        return QStringLiteral("It wants arguments of a command line, and nobody gives it any.");
    if (!result.error)
        return std::nullopt;
    const QString words = wordsOf(*result.error);
    static const QRegularExpression missing(QStringLiteral(
        R"(ModuleNotFoundError: |Cannot find (?:module|package) '[^./]|Could not resolve|ERR_MODULE_NOT_FOUND|NU1100|NU1101|NU1301|Unable to resolve package|Unable to find package|NETSDK)"));
    if (missing.match(words).hasMatch() || lacksNamespace(block, *result.error))
        return result.error->hint.isEmpty() ? words.section(u'\n', 0, 0) : result.error->hint;
    const auto isMember = [](const Diagnostic &one) { return one.code == u"CS0106"; };
    if (std::ranges::any_of(result.error->diagnostics, isMember))
        return QStringLiteral("It is a part of a class, not a program.");
    // Mono's own words for what it cannot parse; .NET has others.
    static const QRegularExpression mono(
        QStringLiteral(R"(Unexpected symbol `|Feature `[^']*' (?:is not|cannot))"));
    if (mono.match(words).hasMatch())
        return QStringLiteral("Mono, which knows C# only up to version 7, cannot compile it. The "
                              ".NET SDK 10 may.");
    static const QRegularExpression browser(QStringLiteral(
        R"(ReferenceError: (?:document|window|navigator|localStorage|sessionStorage|alert|XMLHttpRequest|HTMLElement) is not defined)"));
    if (browser.match(words).hasMatch())
        return QStringLiteral("It needs a browser.");
    static const QRegularExpression magic(QStringLiteral(R"(^\s*(?:%%?[a-z]+\b|!\s*\w+))"),
                                          QRegularExpression::MultilineOption);
    if (words.startsWith(QLatin1String("SyntaxError")) && magic.match(block.code).hasMatch())
        return QStringLiteral("It holds commands of IPython.");
    if (words.contains(QLatin1String("attempted relative import")))
        return QStringLiteral("It is a part of a package that is not here.");
    static const QRegularExpression input(QStringLiteral(R"(^EOFError: EOF when reading)"));
    if (input.match(words).hasMatch())
        return QStringLiteral("It reads input, and nobody gives it any.");
    static const QRegularExpression network(QStringLiteral(
        R"(gaierror|URLError|ENOTFOUND|EAI_AGAIN|ENETUNREACH|getaddrinfo|Name or service not known|Temporary failure in name resolution|Network is unreachable|fetch failed|HttpRequestException|SocketException|ERR_SOCKET)"));
    if (network.match(words).hasMatch())
        return QStringLiteral("It needs the network, which is off.");
    static const QRegularExpression file(QStringLiteral(
        R"(^(?:FileNotFoundError|System\.IO\.FileNotFoundException)|ENOENT: no such file)"));
    if (file.match(words).hasMatch())
        return QStringLiteral("It reads a file that is not there: %1.").arg(result.error->message);
    if (block.isCutOff || block.hasElision)
        return QStringLiteral("It is not whole.");
    return std::nullopt;
}

QString uncheckable(const AnswerBlock &block, const QString &claimed, const QString &printed)
{
    static const QRegularExpression nothing(
        QStringLiteral(R"(^[\s.…\[\]()]*(?:\.\.\.|…)[\s.…\[\]()]*$)"));
    if (nothing.match(claimed).hasMatch())
        return QStringLiteral("Its output is left out.");
    static const QRegularExpression types(
        QStringLiteral(R"(\berror TS\d{4}\b|\(\d+,\d+\): error)"));
    if (block.languageId == QLatin1String("typescript") && types.match(claimed).hasMatch())
        return QStringLiteral("Types are not checked here.");
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
        return QStringLiteral("Its tests are for a test runner, which is not used here.");
    return {};
}

bool lacksNames(const RunResult &result)
{
    if (!result.error)
        return false;
    const ErrorReport &error = *result.error;
    if (error.type == QLatin1String("NameError") || error.type == QLatin1String("ReferenceError"))
        return true;
    static const QStringList kUndefined { QStringLiteral("CS0103"), QStringLiteral("CS0246"),
                                          QStringLiteral("CS0841"), QStringLiteral("CS5001") };
    return std::ranges::any_of(error.diagnostics, [](const Diagnostic &diagnostic) {
        return kUndefined.contains(diagnostic.code);
    });
}

} // namespace sandpad::runner
