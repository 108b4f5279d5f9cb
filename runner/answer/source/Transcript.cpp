#include "runner/answer/source/Transcript.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/model/Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

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
        return QString::fromLatin1(runner::jsonBytes(list, -1, runner::JsonLetters::Ascii));
    }

} // namespace

std::optional<Transcript> parseTranscript(const QString &text, const QString &languageId)
{
    const auto &form = answerLanguage(languageId).transcript;
    if (!form)
        return std::nullopt;
    const QString plain = form->withPlainPrompts ? form->withPlainPrompts(text) : text;
    const QStringList lines = plain.split(u'\n');
    Transcript transcript;
    bool isTyping = false;
    for (int i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        if (const auto typed = behind(line, form->first)) {
            transcript.statements.append(*typed);
            transcript.answers.append(QString());
            transcript.lines.append(i + 1);
            isTyping = true;
        } else if (transcript.statements.isEmpty()) {
            if (!line.trimmed().isEmpty())
                return std::nullopt;
        } else if (const auto further = behind(line, form->more); further && isTyping) {
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

bool beginsWithSurePrompt(const QString &text)
{
    return std::ranges::any_of(answerLanguages(), [&](const AnswerLanguage &language) {
        return language.transcript && language.transcript->isSure
            && text.startsWith(language.transcript->first + u' ');
    });
}

QString transcriptProgram(const QStringList &statements, const QString &languageId,
                          const QString &mark)
{
    QString program = QString::fromUtf8(answerLanguage(languageId).transcript.value().program);
    program.replace(QLatin1String("%2"), textList(statements));
    program.replace(QLatin1String("%3"), textList({ mark }).sliced(1).chopped(1));
    return program;
}

} // namespace sandpad::runner
