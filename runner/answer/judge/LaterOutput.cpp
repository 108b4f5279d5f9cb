#include "runner/answer/judge/LaterOutput.h"

#include "runner/answer/judge/PrintedTexts.h"
#include "runner/answer/language/AnswerLanguages.h"

namespace sandpad::runner {

Comparison comparedLater(const Claim &claimed, const Comparison &now,
                         const QList<MarkedOutput> &outputs, const CompareOptions &blockOptions)
{
    const QRegularExpression &later = answerLanguage(blockOptions.languageId).laterValue;
    if (later.pattern().isEmpty() || !now.actual.contains(later))
        return now;
    CompareOptions options = blockOptions;
    options.isRemark = true;
    const PrintedTexts printed = printedTexts(outputs);
    Comparison comparison = comparePart(claimed.text, printed.texts, options);
    comparison.evidence = printed.evidence;
    return comparison.verdict == Verdict::Differs ? now : comparison;
}

} // namespace sandpad::runner
