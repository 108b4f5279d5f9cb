#include "runner/answer/source/Transcript.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/model/Json.h"

#include <QMap>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    /// What is typed behind a prompt; one that is only used in transcripts needs no space.
    std::optional<QString> behind(const QString &line, const QString &prompt, bool isSure = false)
    {
        if (line == prompt)
            return QString();
        if (isSure && line.startsWith(prompt) && line.size() > prompt.size()
            && !line[prompt.size()].isSpace())
            return line.sliced(prompt.size());
        if (line.startsWith(prompt + u' '))
            return line.sliced(prompt.size() + 1);
        return std::nullopt;
    }

    /// Is the line a part of the statement though it has no prompt: the body of a head before it?
    bool goesOn(const QString &statement, const QString &line)
    {
        const bool isIndented = line.startsWith(u' ') || line.startsWith(u'\t');
        return isIndented && statement.section(u'\n', 0, 0).trimmed().endsWith(u':');
    }

    bool isRemark(const QString &line, const QString &sign)
    {
        return line.startsWith(sign + u' ');
    }

    QString textList(const QStringList &texts)
    {
        nlohmann::json list = nlohmann::json::array();
        for (const QString &text : texts)
            list.push_back(text.toStdString());
        return QString::fromLatin1(runner::jsonBytes(list, -1, runner::JsonLetters::Ascii));
    }

    QStringList codesOf(const QList<ProgramText> &programs)
    {
        QStringList codes;
        for (const ProgramText &program : programs)
            codes.append(program.code);
        return codes;
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
    const QString sign = answerLanguage(languageId).syntax.lineComment;
    bool isTyping = false;
    bool hasPrompts = false; // the statement's further lines have prompts, too
    for (int i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        const auto typed = behind(line, form->first, form->isSure);
        if (typed && isRemark(*typed, sign)) {
            isTyping = false;
        } else if (typed) {
            hasPrompts = false;
            transcript.statements.append(*typed);
            transcript.answers.append(QString());
            transcript.lines.append(i + 1);
            isTyping = true;
        } else if (transcript.statements.isEmpty()) {
            if (!line.trimmed().isEmpty())
                return std::nullopt;
        } else if (const auto further = behind(line, form->more); further && isTyping) {
            hasPrompts = true;
            transcript.statements.last() += u'\n' + *further;
            transcript.lines.last() = i + 1;
        } else if (isTyping && !hasPrompts && goesOn(transcript.statements.last(), line)) {
            transcript.statements.last() += u'\n' + line;
            transcript.lines.last() = i + 1;
        } else if (form->isSure && isRemark(line, sign)) {
            isTyping = false;
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
                                       { u'4', textList(codesOf(front.programs)) },
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
