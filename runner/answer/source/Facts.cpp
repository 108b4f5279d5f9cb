#include "runner/answer/source/Facts.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Statement.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    QSet<QString> declaredIn(const QString &code)
    {
        static const QRegularExpression pattern(
            QStringLiteral(
                R"(\b(?:const|let|var|function\*?|class|def|interface|type|enum|struct|record|int|string|double|bool|void)\s+(\w+)|^(?:>>> ?)?(\w+)\s*=[^=])"),
            QRegularExpression::MultilineOption);
        QSet<QString> names;
        for (auto at = pattern.globalMatch(code); at.hasNext();) {
            const auto match = at.next();
            names.insert(match.captured(1) + match.captured(2));
        }
        return names;
    }

    QSet<QString> wordsIn(const QString &code)
    {
        static const QRegularExpression word(QStringLiteral(R"([A-Za-z_$][\w$]*)"));
        QSet<QString> words;
        for (auto at = word.globalMatch(code); at.hasNext();)
            words.insert(at.next().captured());
        return words;
    }

    QString textsIn(QString code, const SourceSyntax &syntax)
    {
        const QList<SourcePart> parts = sourceParts(code, syntax);
        for (qsizetype i = 0; i < code.size(); ++i) {
            if (parts[i] != SourcePart::Text)
                code[i] = u' ';
        }
        return code;
    }

    bool hasHandlers(const QString &bareCode)
    {
        static const QRegularExpression handling(QStringLiteral(R"(\b(?:except|catch)\b)"));
        return handling.match(bareCode).hasMatch();
    }

} // namespace

SourceFacts factsOf(const AnswerBlock &block)
{
    return block.facts ? *block.facts : factsFromLines(block.code, block.languageId);
}

QString bareCodeOf(const AnswerBlock &block)
{
    return bareCode(block.code, answerLanguage(block.languageId).syntax);
}

bool handlesErrors(const AnswerBlock &block)
{
    return block.facts ? block.facts->handlesErrors : hasHandlers(bareCodeOf(block));
}

SourceFacts factsFromLines(const QString &code, const QString &languageId)
{
    const SourceSyntax &syntax = answerLanguage(languageId).syntax;
    const QList<SourceLine> lines = sourceLines(code, syntax);
    SourceFacts facts;
    qsizetype start = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        facts.rows.append({ .code = lines[i].code, .comment = lines[i].comment });
        if (auto statement = statementAt(lines, i, languageId)) {
            statement->start += start;
            statement->end += start;
            facts.statements.append(*statement);
        }
        start = code.indexOf(u'\n', start) + 1;
    }
    facts.texts = textsIn(code, syntax);
    facts.defines = declaredIn(code);
    facts.fixed = facts.defines;
    facts.uses = wordsIn(code) - facts.defines;
    facts.handlesErrors = hasHandlers(bareCode(code, syntax));
    return facts;
}

QList<SourceRow> rowsOf(const QString &code)
{
    QList<SourceRow> rows;
    for (const QString &line : code.split(u'\n'))
        rows.append({ .code = line, .comment = {} });
    return rows;
}

} // namespace sandpad::runner
