#include "runner/answer/judge/OpenClaims.h"

#include "runner/answer/judge/Tokens.h"
#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// `note`: with %1 for the line.
    Comparison open(const Claim &claimed, const QString &note)
    {
        Comparison comparison;
        comparison.verdict = Verdict::NotChecked;
        comparison.claimed = claimed.text;
        comparison.line = lineOf(claimed);
        comparison.note = note.arg(comparison.line);
        return comparison;
    }

} // namespace

int lineOf(const Claim &claimed)
{
    return claimed.line + (claimed.kind == ClaimKind::Statement ? 1 : 0);
}

Comparison unreached(const Claim &claimed)
{
    return open(claimed, Say::tr("Line %1 was not reached, or could not be looked at."));
}

Comparison unseen(const Claim &claimed)
{
    return open(claimed,
                Say::tr("Line %1 printed nothing to standard output: the program captures or "
                        "discards the output of that line."));
}

Comparison unlessAllVaries(Comparison comparison)
{
    const auto varies = [&comparison](const Token &token) {
        return token.kind == TokenKind::Mark
            || std::ranges::any_of(comparison.masked, [&token](const TextSpan &span) {
                   return span.start <= token.start
                       && token.start + token.length <= span.start + span.length;
               });
    };
    if (comparison.verdict != Verdict::Differs || comparison.masked.isEmpty()
        || !std::ranges::all_of(tokensOf(comparison.actual), varies))
        return comparison;
    comparison.verdict = Verdict::NotChecked;
    comparison.note = Say::tr("It is another one in each run.");
    return comparison;
}

bool isUndefinedHere(const Comparison &comparison, Verdict verdict)
{
    const auto isUndefined = [](const Token &token) { return token.text == u"undefined"; };
    return verdict == Verdict::CannotRun
        && std::ranges::any_of(tokensOf(comparison.actual), isUndefined);
}

Comparison inOtherNotation(Comparison comparison)
{
    if (comparison.verdict == Verdict::Matches || comparison.verdict == Verdict::MatchesButSpace)
        comparison.verdict = Verdict::OtherNotation;
    return comparison;
}

} // namespace sandpad::runner
