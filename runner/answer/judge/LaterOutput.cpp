#include "runner/answer/judge/LaterOutput.h"

#include "runner/answer/judge/PrintedTexts.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

namespace sandpad::runner {

Comparison comparedLater(const Claim &claimed, const Comparison &now,
                         const QList<MarkedOutput> &outputs, const CompareOptions &blockOptions,
                         bool hasEnded)
{
    const QRegularExpression &later = answerLanguage(blockOptions.languageId).laterValue;
    if (later.pattern().isEmpty() || !now.actual.contains(later))
        return now;
    CompareOptions options = blockOptions;
    options.isRemark = true;
    const PrintedTexts printed = printedTexts(outputs);
    // "0, 1, 2 (a new one each time)" stands for three lines.
    static const QRegularExpression explanation(QStringLiteral(R"(\s*[(（].*$)"));
    const QString values = QString(claimed.text).remove(explanation);
    Comparison comparison;
    for (const QString &text :
         { claimed.text, QString(values).replace(QLatin1String(", "), QLatin1String("\n")) }) {
        comparison = comparePart(text, printed.texts, options);
        comparison.evidence = printed.evidence;
        if (comparison.verdict != Verdict::Differs)
            return comparison;
    }
    // What it does later, it did not do in a run that failed.
    if (!hasEnded)
        comparison.verdict = Verdict::NotChecked;
    return hasEnded ? now : comparison;
}

} // namespace sandpad::runner
