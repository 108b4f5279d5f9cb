#include "widgets/review/VerdictWords.h"

#include <QCoreApplication>
#include <QMap>

namespace sandpad::widgets {

namespace {

    using runner::BlockRole;
    using runner::Verdict;

    const QString kGood = QStringLiteral("good");
    const QString kWarn = QStringLiteral("warn");
    const QString kBad = QStringLiteral("bad");
    const QString kInfo = QStringLiteral("info");

    struct VerdictTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::Verdict)
    };

    int sumOf(const QMap<Verdict, int> &summary, std::initializer_list<Verdict> verdicts)
    {
        int sum = 0;
        for (const Verdict verdict : verdicts)
            sum += summary.value(verdict);
        return sum;
    }

} // namespace

PillWords verdictWords(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Matches:
        return { .text = VerdictTexts::tr("matches"), .tone = kGood };
    case Verdict::MatchesButSpace:
        return { .text = VerdictTexts::tr("matches but for white space"), .tone = kGood };
    case Verdict::WithinTolerance:
        return { .text = VerdictTexts::tr("numbers within tolerance"), .tone = kGood };
    case Verdict::Varies:
        return { .text = VerdictTexts::tr("varies between runs"), .tone = kWarn };
    case Verdict::Differs:
        return { .text = VerdictTexts::tr("differs"), .tone = kBad };
    case Verdict::ErrorHappened:
        return { .text = VerdictTexts::tr("claimed error happened"), .tone = kGood };
    case Verdict::Fails:
        return { .text = VerdictTexts::tr("fails"), .tone = kBad };
    case Verdict::LimitHit:
        return { .text = VerdictTexts::tr("limit hit"), .tone = kBad };
    case Verdict::FailsUnclaimed:
        return { .text = VerdictTexts::tr("fails, nothing claimed"), .tone = kWarn };
    case Verdict::CannotRun:
        return { .text = VerdictTexts::tr("cannot run"), .tone = kWarn };
    case Verdict::NothingClaimed:
        return { .text = VerdictTexts::tr("nothing claimed"), .tone = kInfo };
    case Verdict::NotChecked:
        return { .text = VerdictTexts::tr("not checked"), .tone = kInfo };
    }
    Q_UNREACHABLE_RETURN({});
}

PillWords pillOf(const ReviewItem &item)
{
    if (item.progress == BlockProgress::Running)
        return { .text = VerdictTexts::tr("running…"), .tone = kInfo };
    if (item.progress == BlockProgress::Waiting)
        return { .text = VerdictTexts::tr("waiting"), .tone = kInfo };
    if (item.result)
        return verdictWords(item.result->verdict);
    // A block that can run has no pill before it has run.
    return item.block.canRun() ? PillWords {} : verdictWords(Verdict::NotChecked);
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

QList<PillWords> summaryWords(const QMap<Verdict, int> &summary)
{
    const int wrong = sumOf(summary, { Verdict::Differs, Verdict::Fails, Verdict::LimitHit });
    const int right = sumOf(summary,
                            { Verdict::Matches, Verdict::MatchesButSpace, Verdict::WithinTolerance,
                              Verdict::ErrorHappened });
    const int varying = summary.value(Verdict::Varies);
    const int silent = summary.value(Verdict::NothingClaimed);
    const int unchecked =
        sumOf(summary, { Verdict::FailsUnclaimed, Verdict::CannotRun, Verdict::NotChecked });
    QList<PillWords> pills;
    const auto add = [&pills](int count, const QString &text, const QString &tone) {
        if (count > 0)
            pills.append({ .text = text, .tone = tone });
    };
    add(wrong,
        wrong == 1 ? VerdictTexts::tr("1 is false") : VerdictTexts::tr("%1 are false").arg(wrong),
        kBad);
    add(right, right == 1 ? VerdictTexts::tr("1 matches") : VerdictTexts::tr("%1 match").arg(right),
        kGood);
    add(varying,
        varying == 1 ? VerdictTexts::tr("1 varies") : VerdictTexts::tr("%1 vary").arg(varying),
        kWarn);
    add(unchecked, VerdictTexts::tr("%1 not checked").arg(unchecked), kInfo);
    // A block without a claim is neither right nor wrong.
    if (pills.isEmpty())
        add(silent,
            silent == 1 ? VerdictTexts::tr("1 claims nothing")
                        : VerdictTexts::tr("%1 claim nothing").arg(silent),
            kInfo);
    return pills;
}

} // namespace sandpad::widgets
