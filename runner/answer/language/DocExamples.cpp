#include "runner/answer/language/DocExamples.h"

#include "runner/answer/language/Syntaxes.h"
#include "runner/answer/syntax/SourceLines.h"
#include "runner/model/Json.h"

#include <QRegularExpression>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostExamples = 200;
    constexpr QLatin1StringView kQuotes(R"(""")");

    QString withoutQuotes(QString line)
    {
        static const QRegularExpression end(QStringLiteral(R"((?:"""|''')\s*$)"));
        return line.remove(end).trimmed();
    }

    bool endsText(const QString &line)
    {
        const QString text = line.trimmed();
        return text.isEmpty() || text.startsWith(QLatin1String(">>>")) || text.startsWith(kQuotes)
            || text.startsWith(QLatin1String("'''"));
    }

    /// The expected output that begins at a line.
    QString answerAt(const QStringList &lines, qsizetype at, qsizetype indent)
    {
        QStringList answer;
        for (; at < lines.size() && !endsText(lines[at]); ++at) {
            const QString &line = lines[at];
            const bool isLast = line.contains(kQuotes) || line.contains(QLatin1String("'''"));
            QString text = line.first(std::min(indent, line.size())).trimmed().isEmpty()
                ? line.mid(indent)
                : line;
            text = isLast ? withoutQuotes(text) : text;
            answer.append(text == u"<BLANKLINE>" ? QString() : text);
            if (isLast)
                break;
        }
        const bool isError =
            !answer.isEmpty() && answer.first().startsWith(QLatin1String("Traceback (most recent"));
        return isError ? answer.last().trimmed() : answer.join(u'\n');
    }

    QByteArray quoted(const QString &text)
    {
        return runner::jsonBytes(text.toStdString(), -1, runner::JsonLetters::Ascii);
    }

    const char *const kPython =
        R"py(import sys, traceback
sys.displayhook = sys.__displayhook__
for line, text in examples:
    sys.stdout.write(mark.replace("%1", str(line)))
    try:
        exec(compile(text + "\n", "<example>", "single"), names)
    except Exception as problem:
        sys.stdout.write("".join(traceback.format_exception_only(problem)[-1:]))
sys.stdout.write(end)
)py";

} // namespace

QList<DocExample> docExamples(const QString &code)
{
    QList<DocExample> examples;
    if (!code.contains(QLatin1String(">>> ")))
        return examples;
    const QList<SourcePart> parts = sourceParts(code, pythonSyntax());
    const QStringList lines = code.split(u'\n');
    static const QRegularExpression prompt(
        QStringLiteral("^(\\s*(?:[rR]?(?:\"\"\"|'''))?)>>> (.*)$"));
    static const QRegularExpression skip(QStringLiteral(R"(#\s*doctest:.*\+SKIP)"));
    qsizetype start = 0; // of the line in the code
    for (qsizetype i = 0; i < lines.size() && examples.size() < kMostExamples; ++i) {
        const auto match = prompt.match(lines[i]);
        const bool isText =
            match.hasMatch() && parts[start + match.capturedEnd(1)] == SourcePart::Text;
        start += lines[i].size() + 1;
        if (!isText)
            continue;
        const qsizetype indent = lines[i].indexOf(u'>');
        DocExample example { .line = static_cast<int>(i) + 1,
                             .statement = match.captured(2),
                             .answer = {} };
        qsizetype next = i + 1;
        for (; next < lines.size() && lines[next].mid(indent).startsWith(QLatin1String("..."));
             ++next)
            example.statement += u'\n' + lines[next].mid(indent + 4);
        const bool isOneLine = example.statement.contains(kQuotes);
        example.statement = isOneLine ? withoutQuotes(example.statement) : example.statement;
        example.answer = isOneLine ? QString() : answerAt(lines, next, indent);
        if (!skip.match(example.statement).hasMatch())
            examples.append(example);
    }
    return examples;
}

QString docExamplesProgram(const QList<DocExample> &examples, const QString &mark,
                           const QString &end)
{
    nlohmann::json list = nlohmann::json::array();
    for (const DocExample &example : examples)
        list.push_back({ example.line, example.statement.toStdString() });
    const QByteArray program = "exec(" + quoted(QString::fromUtf8(kPython)) + R"(, {"examples": )"
        + runner::jsonBytes(list, -1, runner::JsonLetters::Ascii)
        + R"(, "names": dict(globals()), "mark": )" + quoted(mark) + R"(, "end": )" + quoted(end)
        + "})";
    return QString::fromUtf8(program);
}

} // namespace sandpad::runner
