#include "runner/answer/source/Transcript.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    struct Prompts
    {
        QString first;
        QString more;
    };

    Prompts promptsOf(const QString &languageId)
    {
        return languageId == QLatin1String("python")
            ? Prompts { .first = QStringLiteral(">>>"), .more = QStringLiteral("...") }
            : Prompts { .first = QStringLiteral(">"), .more = QStringLiteral("...") };
    }

    std::optional<QString> behind(const QString &line, const QString &prompt)
    {
        if (line == prompt)
            return QString();
        if (line.startsWith(prompt + u' '))
            return line.sliced(prompt.size() + 1);
        return std::nullopt;
    }

    QString textList(const QStringList &texts)
    {
        nlohmann::json list = nlohmann::json::array();
        for (const QString &text : texts)
            list.push_back(text.toStdString());
        return QString::fromStdString(list.dump(-1, ' ', true));
    }

    /// What is printed of an exception is its last line: the places of calls are no claims.
    const char *const kPython = R"py(def run(statements, mark):
    import sys, traceback
    sys.displayhook = sys.__displayhook__
    names = {"__name__": "__main__", "__builtins__": __builtins__}
    for number, text in enumerate(statements):
        sys.stdout.write(mark.replace("%1", str(number)))
        try:
            exec(compile(text + "\n", "<stdin>", "single"), names)
        except Exception as problem:
            sys.stdout.write("".join(traceback.format_exception_only(problem)[-1:]))
run(%2, %3)
)py";

    const char *const kScript = R"js(const { runInThisContext } = require('vm');
const { inspect } = require('util');
globalThis.require = require;
const mark = %3;
%2.forEach((text, number) => {
  process.stdout.write(mark.replace('%1', number));
  try {
    const value = runInThisContext(/^\s*\{[^]*\}\s*;?\s*$/.test(text) ? `(${text.replace(/;\s*$/, '')})` : text);
    if (value !== undefined) process.stdout.write(inspect(value) + '\n');
  } catch (problem) {
    process.stdout.write(`Uncaught ${problem}\n`);
  }
});
)js";

} // namespace

std::optional<Transcript> parseTranscript(const QString &text, const QString &languageId)
{
    const auto [first, more] = promptsOf(languageId);
    QString plain = text;
    if (languageId == QLatin1String("python") && text.contains(QLatin1String("In ["))) {
        // IPython's prompts
        static const QRegularExpression in(QStringLiteral("^In \\[\\d+\\]: ?"),
                                           QRegularExpression::MultilineOption);
        static const QRegularExpression on(QStringLiteral("^ +\\.\\.\\.: ?"),
                                           QRegularExpression::MultilineOption);
        static const QRegularExpression out(QStringLiteral("^Out\\[\\d+\\]: ?"),
                                            QRegularExpression::MultilineOption);
        plain.replace(in, QStringLiteral(">>> ")).replace(on, QStringLiteral("... ")).remove(out);
    }
    const QStringList lines = plain.split(u'\n');
    Transcript transcript;
    bool isTyping = false;
    for (int i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        if (const auto typed = behind(line, first)) {
            transcript.statements.append(*typed);
            transcript.answers.append(QString());
            transcript.lines.append(i + 1);
            isTyping = true;
        } else if (transcript.statements.isEmpty()) {
            if (!line.trimmed().isEmpty())
                return std::nullopt;
        } else if (const auto further = behind(line, more); further && isTyping) {
            transcript.statements.last() += u'\n' + *further;
            transcript.lines.last() = i + 1;
        } else {
            isTyping = false;
            QString &answer = transcript.answers.last();
            answer += (answer.isEmpty() ? QString() : QStringLiteral("\n")) + line;
        }
    }
    if (transcript.statements.isEmpty())
        return std::nullopt;
    for (QString &answer : transcript.answers)
        answer = answer.trimmed();
    return transcript;
}

QString transcriptProgram(const QStringList &statements, const QString &languageId,
                          const QString &mark)
{
    const bool isPython = languageId == QLatin1String("python");
    QString program = QString::fromUtf8(isPython ? kPython : kScript);
    program.replace(QLatin1String("%2"), textList(statements));
    program.replace(QLatin1String("%3"), textList({ mark }).sliced(1).chopped(1));
    return program;
}

} // namespace sandpad::runner
