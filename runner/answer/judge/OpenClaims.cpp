#include "runner/answer/judge/OpenClaims.h"

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
    return open(claimed, QStringLiteral("Line %1 was not reached, or could not be looked at."));
}

Comparison unseen(const Claim &claimed)
{
    return open(claimed,
                QStringLiteral("Line %1 printed nothing to standard output: the program keeps or "
                               "drops it."));
}

} // namespace sandpad::runner
