#include "runner/answer/model/Verdict.h"

#include "runner/model/OutcomeSentence.h"
#include "runner/model/Say.h"

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
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "matches"));
    case Verdict::MatchesButSpace:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "matches but for white space"));
    case Verdict::OtherNotation:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "matches, other notation"));
    case Verdict::WithinTolerance:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "numbers within tolerance"));
    case Verdict::Varies:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "varies between runs"));
    case Verdict::Differs:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "differs"));
    case Verdict::ErrorHappened:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "claimed error happened"));
    case Verdict::Fails:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "fails"));
    case Verdict::LimitHit:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "limit hit"));
    case Verdict::FailsUnclaimed:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "fails, nothing claimed"));
    case Verdict::CannotRun:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "cannot run"));
    case Verdict::NothingClaimed:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "nothing claimed"));
    case Verdict::NotChecked:
        return QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "not checked"));
    }
    return {};
}

QString evidenceName(Evidence evidence)
{
    return QString::fromLatin1(wordOf(evidence, kEvidences));
}

QString leftOutSentence(const BlockResult &result)
{
    if (result.leftOutBytes == 0)
        return {};
    return Say::tr("%1 more of what it printed are left out here.")
        .arg(humanBytes(static_cast<double>(result.leftOutBytes)));
}

} // namespace sandpad::runner
