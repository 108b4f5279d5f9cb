#include "runner/answer/judge/Accusation.h"

#include "runner/answer/judge/Obstacle.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool hasClaim(const AnswerBlock &block, ClaimKind kind)
    {
        return std::ranges::any_of(block.claims, [kind](const Claim &claim) {
            return claim.kind == kind && !claim.isTentative;
        });
    }

    /// Is each certain claim true by what happened before the end?
    bool isAsClaimed(const BlockResult &result, const AnswerBlock &block)
    {
        const auto certain = std::ranges::count(block.claims, false, &Claim::isTentative);
        return std::ranges::ssize(result.comparisons) >= certain
            && std::ranges::all_of(result.comparisons,
                                   [](const Comparison &one) { return isTrue(one.verdict); });
    }

    bool hasFalseClaim(const BlockResult &result)
    {
        return std::ranges::contains(result.comparisons, Verdict::Differs, &Comparison::verdict);
    }

    /// Two pieces of code in one block often declare the same name.
    bool declaresTwice(const BlockResult &result)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(has already been declared|Duplicate (?:declaration|identifier))"));
        return result.reason.contains(words);
    }

    /// Why a block that lacks a name is only a part of something; empty when it is not.
    QString partByNames(const BlockResult &result, const AnswerBlock &block, int definer)
    {
        if (!lacksNames(result.run))
            return {};
        if (definer > 0)
            return QStringLiteral("It cannot run, because block %1 cannot.").arg(definer);
        const QString name = missingName(result.run);
        if (hasClaim(block, ClaimKind::Output) || name.isEmpty())
            return {};
        return QStringLiteral("It uses %1, which is defined nowhere here.").arg(name);
    }

    bool isSyntax(const BlockResult &result, const AnswerBlock &block)
    {
        return block.syntax.state == SyntaxState::Wrong && lacksSyntax(result.run);
    }

    /// Has it places to fill in, as `f(a, b, ..)` and `<name>`?
    bool isSchematic(const QString &code)
    {
        static const QRegularExpression pattern(QStringLiteral(
            R"((?<![\w.)\]'"/])\.\.+(?![\w./'"(])|…|(?<![\w)])<[a-z]+(?:[ _-][a-z]+)+>)"));
        return code.contains(pattern);
    }

    BlockResult changed(BlockResult result, Verdict verdict, const QString &reason)
    {
        result.verdict = verdict;
        result.reason = reason;
        return result;
    }

} // namespace

BlockResult withoutIdleAccusation(BlockResult result, const AnswerBlock &block, int definer)
{
    const bool isFailure = result.verdict == Verdict::Fails;
    if (!isFailure && result.verdict != Verdict::LimitHit)
        return result;
    if (isFailure && declaresTwice(result) && !hasClaim(block, ClaimKind::Output))
        return changed(result, Verdict::CannotRun,
                       QStringLiteral("It holds several pieces of code: %1").arg(result.reason));
    if (isFailure && isSyntax(result, block)) {
        constexpr double kSure = 0.99; // the answer names the language
        return block.confidence >= kSure && !isSchematic(block.code)
            ? result
            : changed(result, Verdict::CannotRun,
                      QStringLiteral("It is perhaps no program: %1").arg(result.reason));
    }
    if (const QString part = partByNames(result, block, definer);
        isFailure && !part.isEmpty() && !hasFalseClaim(result))
        return changed(result, Verdict::CannotRun, part);
    const bool isIdle = !block.hasClaims() || isAsClaimed(result, block);
    return isIdle && !hasFalseClaim(result)
        ? changed(result, Verdict::FailsUnclaimed, result.reason)
        : result;
}

} // namespace sandpad::runner
