#include "runner/answer/judge/OlderVersion.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <algorithm>

namespace sandpad::runner {

void forgiveOlderVersion(QList<Comparison> &comparisons, const QString &languageId)
{
    const OlderVersion &older = answerLanguage(languageId).olderVersion;
    const auto tells = [&older](const Comparison &one) {
        return !isTrue(one.verdict)
            && (older.shown.match(one.claimed).hasMatch()
                || older.refused.match(one.actual).hasMatch());
    };
    if (older.sentence.isEmpty() || std::ranges::none_of(comparisons, tells))
        return;
    for (Comparison &one : comparisons) {
        const bool isTyped = one.kind == ClaimKind::Statement || one.kind == ClaimKind::Example;
        if (one.verdict != Verdict::Differs || !isTyped)
            continue;
        one.verdict = Verdict::NotChecked;
        one.note = older.sentence;
    }
}

} // namespace sandpad::runner
