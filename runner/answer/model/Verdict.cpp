#include "runner/answer/model/Verdict.h"

#include "runner/model/OutcomeSentence.h"

namespace sandpad::runner {

bool isFalse(Verdict verdict)
{
    return verdict == Verdict::Differs || verdict == Verdict::Fails || verdict == Verdict::LimitHit;
}

bool isTrue(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Matches:
    case Verdict::MatchesButSpace:
    case Verdict::OtherNotation:
    case Verdict::WithinTolerance:
    case Verdict::Varies:
    case Verdict::ErrorHappened:
        return true;
    default:
        return false;
    }
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Matches:
        return QStringLiteral("matches");
    case Verdict::MatchesButSpace:
        return QStringLiteral("matches but for white space");
    case Verdict::OtherNotation:
        return QStringLiteral("matches, other notation");
    case Verdict::WithinTolerance:
        return QStringLiteral("numbers within tolerance");
    case Verdict::Varies:
        return QStringLiteral("varies between runs");
    case Verdict::Differs:
        return QStringLiteral("differs");
    case Verdict::ErrorHappened:
        return QStringLiteral("claimed error happened");
    case Verdict::Fails:
        return QStringLiteral("fails");
    case Verdict::LimitHit:
        return QStringLiteral("limit hit");
    case Verdict::FailsUnclaimed:
        return QStringLiteral("fails, nothing claimed");
    case Verdict::CannotRun:
        return QStringLiteral("cannot run");
    case Verdict::NothingClaimed:
        return QStringLiteral("nothing claimed");
    case Verdict::NotChecked:
        return QStringLiteral("not checked");
    }
    return {};
}

QString evidenceName(Evidence evidence)
{
    return evidence == Evidence::Observed ? QStringLiteral("observed") : QStringLiteral("reported");
}

QString leftOutSentence(const BlockResult &result)
{
    if (result.leftOutBytes == 0)
        return {};
    return QStringLiteral("%1 more of what it printed are left out here.")
        .arg(humanBytes(static_cast<double>(result.leftOutBytes)));
}

} // namespace sandpad::runner
