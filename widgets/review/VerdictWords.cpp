#include "widgets/review/VerdictWords.h"

#include <QCoreApplication>
#include <QMap>

namespace sandpad::widgets {

namespace {

    using runner::BlockRole;
    using runner::Verdict;

    struct VerdictTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::Verdict)
    };

    PillLook look(const QString &text, PillTone tone, std::optional<Symbol> symbol)
    {
        return { .text = text, .tone = tone, .symbol = symbol };
    }

} // namespace

PillLook verdictWords(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Matches:
        return look(VerdictTexts::tr("matches"), PillTone::Good, Symbol::Check);
    case Verdict::MatchesButSpace:
        return look(VerdictTexts::tr("matches but for white space"), PillTone::Good, Symbol::Check);
    case Verdict::OtherNotation:
        return look(VerdictTexts::tr("matches, other notation"), PillTone::Good, Symbol::Check);
    case Verdict::WithinTolerance:
        return look(VerdictTexts::tr("numbers within tolerance"), PillTone::Good, Symbol::Check);
    case Verdict::Varies:
        return look(VerdictTexts::tr("varies between runs"), PillTone::Warn, Symbol::Wave);
    case Verdict::Differs:
        return look(VerdictTexts::tr("differs"), PillTone::Bad, Symbol::Cross);
    case Verdict::ErrorHappened:
        return look(VerdictTexts::tr("claimed error happened"), PillTone::Good, Symbol::Check);
    case Verdict::Fails:
        return look(VerdictTexts::tr("fails"), PillTone::Bad, Symbol::Cross);
    case Verdict::LimitHit:
        return look(VerdictTexts::tr("limit hit"), PillTone::Bad, Symbol::Cross);
    case Verdict::FailsUnclaimed:
        return look(VerdictTexts::tr("fails, not announced"), PillTone::Plain, Symbol::Dash);
    case Verdict::CannotRun:
        return look(VerdictTexts::tr("cannot run"), PillTone::Quiet, Symbol::Refused);
    case Verdict::NothingClaimed:
        return look(VerdictTexts::tr("nothing claimed"), PillTone::Quiet, {});
    case Verdict::NotChecked:
        return look(VerdictTexts::tr("not checked"), PillTone::Quiet, Symbol::Dash);
    }
    Q_UNREACHABLE_RETURN({});
}

PillLook lookOf(const ReviewItem &item)
{
    if (item.progress == BlockProgress::Running)
        return look(VerdictTexts::tr("running…"), PillTone::Plain, Symbol::Play);
    if (item.progress == BlockProgress::Waiting)
        return look(VerdictTexts::tr("waiting"), PillTone::Quiet, {});
    if (item.result)
        return verdictWords(item.result->verdict);
    // A block that can run has no pill before it has run.
    return item.block.canRun() ? PillLook {} : verdictWords(Verdict::NotChecked);
}

QString roleWords(BlockRole role)
{
    switch (role) {
    case BlockRole::Code:
        return VerdictTexts::tr("Code");
    case BlockRole::Output:
        return VerdictTexts::tr("Output");
    case BlockRole::Shell:
        return VerdictTexts::tr("Shell");
    case BlockRole::Edit:
        return VerdictTexts::tr("Edit");
    case BlockRole::Data:
        return VerdictTexts::tr("Data");
    case BlockRole::File:
        return VerdictTexts::tr("File");
    case BlockRole::Prose:
        return VerdictTexts::tr("Prose");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace sandpad::widgets
