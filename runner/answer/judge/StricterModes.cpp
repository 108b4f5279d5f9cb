#include "runner/answer/judge/StricterModes.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

bool isOfStrictMode(const Claim &claimed, const AnswerBlock &block)
{
    static const QRegularExpression refusal(QStringLiteral(
        R"(\bCannot (?:delete property|assign to read only property|add property|set property)\b|\barguments is not defined\b)"));
    return claimed.text.contains(refusal) && !block.code.contains(QLatin1String("use strict"));
}

bool followsRefusedLine(const AnswerBlock &block, int line)
{
    if (!answerLanguage(block.languageId).dropsTypes)
        return false;
    static const QRegularExpression refused(
        QStringLiteral(R"(\S.*//\W*(?:(?:compile(?:r|[- ]time)?|type(?:script)?|TS) ?)?error\b)"),
        QRegularExpression::CaseInsensitiveOption);
    const QStringList lines = block.code.split(u'\n');
    return std::ranges::any_of(
        lines.first(std::min<qsizetype>(line - 1, lines.size())), [](const QString &one) {
            return one.contains(refused) && !one.trimmed().startsWith(QLatin1String("//"));
        });
}

} // namespace sandpad::runner
