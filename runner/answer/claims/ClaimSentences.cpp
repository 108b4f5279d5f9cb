#include "runner/answer/claims/ClaimSentences.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/NaturalWords.h"

#include <QList>
#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    QList<QRegularExpression> patternsWith(const QString &value)
    {
        QList<QRegularExpression> patterns;
        for (QString form : formsOf(WordForm::Sentence))
            patterns.append(QRegularExpression(
                QStringLiteral("^(?:") + form.replace(kValuePlace, value) + QStringLiteral(")$"),
                QRegularExpression::CaseInsensitiveOption
                    | QRegularExpression::UseUnicodePropertiesOption));
        return patterns;
    }

    const QList<QRegularExpression> &patternsOf(ValueForm form)
    {
        static const QList<QRegularExpression> quoted =
            patternsWith(QStringLiteral(R"([*_]*`([^`]+)`[*_]*)"));
        static const QList<QRegularExpression> bare =
            patternsWith(QStringLiteral(R"(([^\s"'`][^`]*?))"));
        return form == ValueForm::Quoted ? quoted : bare;
    }

    /// Does a sentence end with this character, when `rest` follows? A colon ends only the last
    /// one: "Set n to 9: it prints `5`" is about another case.
    bool endsSentence(QChar c, QStringView rest)
    {
        if (QStringView(u":：").contains(c))
            return rest.trimmed().isEmpty();
        return QStringView(u"。！").contains(c)
            || (QStringView(u".!?").contains(c) && (rest.isEmpty() || rest.front().isSpace()));
    }

} // namespace

QStringList sentencesOf(const QString &prose)
{
    static const QRegularExpression paragraph(QStringLiteral(R"(\n\s*\n)"));
    static const QRegularExpression emphasis(QStringLiteral(R"(\*+|(?<!\w)_+|_+(?!\w))"));
    QStringList sentences;
    for (const QString &text : prose.split(paragraph)) {
        bool isQuoted = false;
        QString sentence;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text[i];
            isQuoted = isQuoted != (c == u'`');
            if (!isQuoted && endsSentence(c, QStringView(text).sliced(i + 1))) {
                sentences.append(sentence.trimmed());
                sentence.clear();
            } else {
                sentence += c == u'\n' ? QChar(u' ') : c;
            }
        }
        sentences.append(sentence.trimmed());
    }
    for (QString &sentence : sentences) {
        if (!sentence.contains(u'`'))
            sentence.remove(emphasis);
    }
    sentences.removeAll(QString());
    return sentences;
}

std::optional<QString> valueInSentence(const QString &prose, ValueForm form)
{
    for (const QString &sentence : sentencesOf(prose)) {
        for (const QRegularExpression &pattern : patternsOf(form)) {
            const auto match = pattern.match(sentence);
            if (match.hasMatch() && (form == ValueForm::Quoted || isLiteral(match.captured(1))))
                return match.captured(1);
        }
    }
    return std::nullopt;
}

} // namespace sandpad::runner
