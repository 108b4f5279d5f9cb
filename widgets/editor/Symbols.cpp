#include "widgets/editor/Symbols.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace sandpad::widgets {

namespace {

    /// What a line with a definition looks like. The groups are called `kind` and `name`; `kind`
    /// may be missing.
    struct Patterns
    {
        QRegularExpression passedOver; ///< texts and remarks over several lines
        QList<QRegularExpression> definitions;
    };

    /// Longer lines are data.
    constexpr qsizetype kLongestLine = 500;

    QRegularExpression pattern(const char *text)
    {
        return QRegularExpression(QString::fromLatin1(text),
                                  QRegularExpression::UseUnicodePropertiesOption);
    }

    const Patterns &python()
    {
        static const Patterns patterns {
            .passedOver = pattern(R"re("""[\s\S]*?"""|'''[\s\S]*?''')re"),
            .definitions = { pattern(R"(\A\s*(?:async\s+)?(?<kind>def|class)\s+(?<name>\w+))") }
        };
        return patterns;
    }

    const Patterns &script()
    {
        static const Patterns patterns {
            .passedOver = pattern(R"(/\*[\s\S]*?\*/|`[^`]*`)"),
            .definitions = { pattern(
                                 R"(\A\s*(?:(?:export|default|declare|abstract|async)\s+)*)"
                                 R"((?<kind>function|class|interface|enum|namespace|type)\b\s*\*?\s*)"
                                 R"((?<name>[\p{L}_$][\w$]*))"),
                             // const double = (x) => 2 * x
                             pattern(
                                 R"(\A\s*(?:export\s+)?(?:const|let|var)\s+(?<name>[\p{L}_$][\w$]*)\s*)"
                                 R"((?::[^=]+)?=\s*(?:async\b\s*)?(?<kind>function\b|(?=\([^()]*\)\s*)"
                                 R"((?::[^=]+)?=>)|(?=[\w$]+\s*=>)))"),
                             // async find(name) {
                             pattern(
                                 R"(\A\s+(?:(?:public|private|protected|static|readonly|override|abstract)"
                                 R"(|async|get|set)\s+)*[*#]?)"
                                 R"((?!(?:if|for|while|switch|catch|with|return|function)\b))"
                                 R"((?<name>[\p{L}_$][\w$]*)\s*(?:<[^<>]*>)?\([^;]*\)[^;=(){}]*\{\s*\z)") }
        };
        return patterns;
    }

    const Patterns &csharp()
    {
        static const Patterns patterns {
            .passedOver = pattern(R"re(/\*[\s\S]*?\*/|"""[\s\S]*?""")re"),
            .definitions = { pattern(
                                 R"(\A\s*(?:(?:public|private|protected|internal|static|abstract|sealed)"
                                 R"(|partial|readonly|ref|file|unsafe|new)\s+)*)"
                                 R"((?<kind>class|struct|interface|enum|namespace|record(?:\s+struct)?)"
                                 R"(|record\s+class)\s+(?<name>[\p{L}_][\w.]*))"),
                             // public static async Task<int> Sum(IEnumerable<int> of) =>
                             pattern(
                                 R"(\A\s*(?!(?:return|await|throw|else|new|using|yield|in|var|case|goto)\b))"
                                 R"((?:[\w.<>\[\],?]++\s++)++(?<name>[\p{L}_]\w*)(?:<[^<>()]*>)?)"
                                 R"(\([^;={}]*(?:=[^;=>]*)?\)(?:\s*:\s*(?:base|this)\b.*)?)"
                                 R"((?:\s*where\b.*)?\s*(?:\{.*|=>.*)?\z)"),
                             // public Account(string owner) {
                             pattern(
                                 R"(\A\s*(?:public|private|protected|internal)\s+(?<name>[\p{Lu}_]\w*)\s*\()") }
        };
        return patterns;
    }

    /// The code, with spaces in the place of what is passed over.
    QString withoutTexts(QString code, const QRegularExpression &passedOver)
    {
        for (const QRegularExpressionMatch &match : passedOver.globalMatch(QString(code))) {
            for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
                if (code[i] != u'\n')
                    code[i] = u' ';
            }
        }
        return code;
    }

    qsizetype indentOf(const QString &line)
    {
        const auto isSpace = [](QChar c) { return c.isSpace(); };
        return std::distance(line.begin(), std::ranges::find_if_not(line, isSpace));
    }

} // namespace

QList<CodeSymbol> symbolsIn(const QString &code, const QString &languageId)
{
    const bool isScript =
        languageId == QLatin1String("javascript") || languageId == QLatin1String("typescript");
    if (!isScript && languageId != QLatin1String("python") && languageId != QLatin1String("csharp"))
        return {};
    const Patterns &patterns = isScript         ? script()
        : languageId == QLatin1String("python") ? python()
                                                : csharp();
    QList<CodeSymbol> found;
    QList<qsizetype> around; ///< the indents of those that may contain the next one
    const QStringList lines = withoutTexts(code, patterns.passedOver).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].size() > kLongestLine)
            continue;
        for (const QRegularExpression &definition : patterns.definitions) {
            const QRegularExpressionMatch match = definition.match(lines[i]);
            if (!match.hasMatch())
                continue;
            const qsizetype indent = indentOf(lines[i]);
            while (!around.isEmpty() && around.last() >= indent)
                around.removeLast();
            found.append(
                { .name = match.captured(QStringLiteral("name")),
                  .kind = match.captured(QStringLiteral("kind")).simplified(),
                  .line = static_cast<int>(i + 1),
                  .column = static_cast<int>(match.capturedStart(QStringLiteral("name")) + 1),
                  .depth = static_cast<int>(around.size()) });
            around.append(indent);
            break;
        }
    }
    return found;
}

} // namespace sandpad::widgets
