#include "runner/answer/source/Transcript.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/model/Json.h"

#include <QMap>

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

    QString textJson(const QString &text)
    {
        return textList({ text }).sliced(1).chopped(1);
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
                          const QString &mark, const TranscriptFront &front)
{
    const QString form = QString::fromUtf8(answerLanguage(languageId).transcript.value().program);
    const QMap<QChar, QString> texts { { u'2', textList(statements) },
                                       { u'3', textJson(mark) },
                                       { u'4', textList(front.programs) },
                                       { u'5', textJson(front.begun) } };
    // In one go: the statements may hold such marks themselves.
    QString program;
    for (qsizetype at = 0; at < form.size(); ++at) {
        const QChar next = at + 1 < form.size() ? form[at + 1] : QChar();
        if (form[at] == u'%' && texts.contains(next)) {
            program += texts[next];
            ++at;
        } else {
            program += form[at];
        }
    }
    return program;
}

} // namespace sandpad::runner
