#include "runner/answer/judge/OutcomeClaims.h"

#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/PrintedTexts.h"

namespace sandpad::runner {

QString reasonOfFailure(const RunResult &result)
{
    const auto &error = result.error;
    if (!error)
        return result.message;
    return error->message.isEmpty() ? error->type
                                    : error->type + QStringLiteral(": ") + error->message;
}

Comparison comparedError(const Claim &claimed, const RunResult &result, const QString &printed)
{
    if (result.error) {
        Comparison comparison =
            compareError(claimed.text, result.error->type, result.error->message);
        comparison.evidence = evidenceOfError(result);
        return comparison;
    }
    Comparison comparison;
    comparison.verdict = Verdict::Differs;
    comparison.evidence = Evidence::Observed;
    comparison.claimed = claimed.text;
    comparison.actual = printed;
    comparison.note =
        result.isSuccess() ? QStringLiteral("No exception happened.") : result.message;
    return comparison;
}

Comparison comparedExit(const Claim &claimed, const RunResult &result)
{
    const auto *ended = std::get_if<Completed>(&result.outcome);
    const int code = ended ? ended->exitCode : -1;
    Comparison comparison;
    comparison.evidence = Evidence::Observed;
    comparison.claimed = QStringLiteral("exit status %1").arg(claimed.text);
    comparison.actual = ended ? QStringLiteral("exit status %1").arg(code) : result.message;
    const bool isSo = ended && claimed.text == QString::number(code);
    comparison.verdict = !isSo ? Verdict::Differs
        : code == 0            ? Verdict::Matches
                               : Verdict::ErrorHappened;
    return comparison;
}

} // namespace sandpad::runner
