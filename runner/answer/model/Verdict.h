#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunResult.h"

#include <QList>
#include <QMap>
#include <QString>

#include <cstdint>

namespace sandpad::runner {

/// The verdict on a block's claims.
enum class Verdict : std::uint8_t
{
    Matches,
    MatchesButSpace, ///< matches but for white space
    OtherNotation, ///< matches, other notation: the same values, written otherwise
    WithinTolerance, ///< numbers within tolerance
    Varies, ///< the parts that can be compared match; the rest differs from run to run
    Differs,
    ErrorHappened, ///< the claimed error happened
    Fails, ///< an error that nobody claimed contradicts a claim, or whole code does not parse
    LimitHit, ///< a limit stopped the block before its claims came true
    FailsUnclaimed, ///< an error or a limit ended the block, and no claim is false because of that
    CannotRun,
    NothingClaimed,
    NotChecked,
};

/// Is the answer wrong? True for Differs, Fails and LimitHit.
[[nodiscard]] bool isFalse(Verdict verdict);
/// Is a claim of the answer right?
[[nodiscard]] bool isTrue(Verdict verdict);
/// The verdict's name in reports and JSON: "matches", "matches but for white space", ...
[[nodiscard]] QString verdictName(Verdict verdict);

/// What a comparison rests on.
enum class Evidence : std::uint8_t
{
    Observed, ///< what Sandpad saw from outside: all that was printed, the exit status
    Reported, ///< what the program said of itself; code that is made to deceive can forge it
};

inline constexpr auto kEvidences = std::to_array<Word<Evidence>>({
    { Evidence::Observed, "observed" },
    { Evidence::Reported, "reported" },
});

/// Its word, as JSON names it.
[[nodiscard]] QString evidenceName(Evidence evidence);

/// A part of a text, in UTF-16 units.
struct TextSpan
{
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const TextSpan &) const = default;
};

/// A claimed text and the real one.
struct Comparison
{
    Verdict verdict = Verdict::Matches;
    ClaimKind kind = ClaimKind::Output;
    int claimLine = 0; ///< of the claim in the answer, 1-based; 0: unknown
    QString claimed;
    QString actual;
    int line = 0; ///< of the code that it is about, 1-based; 0: the whole block
    QList<TextSpan> claimedDifferences;
    QList<TextSpan> actualDifferences;
    QList<TextSpan> masked; ///< parts of `actual` that differ from run to run
    QString note; ///< a sentence; empty when there is nothing to say
    QString unread; ///< of a remark the part that nothing was compared with
    Evidence evidence = Evidence::Reported; ///< what `actual` rests on
    /// The claim is about a part of what was printed, or only a part of it was compared.
    bool isPart = false;
};

/// What running a block showed.
struct BlockResult
{
    Verdict verdict = Verdict::NotChecked;
    QString reason; ///< a sentence; empty when the verdict is enough
    QList<Comparison> comparisons; ///< one for each claim that was looked at
    QStringList notChecked; ///< texts that turned out to be no claims, a sentence each
    bool usedSession = false; ///< the blocks before it ran first
    int runs = 0;
    QMap<QString, QString> versions; ///< of the tools that ran it
    RunResult run; ///< the first of them, with streams and displays
    bool hasRun = false;
    qsizetype leftOutBytes = 0; ///< of what `run` printed, because only a part is kept
};

/// Says how much of what a block printed is left out of its result; empty when nothing is.
[[nodiscard]] QString leftOutSentence(const BlockResult &result);

} // namespace sandpad::runner
