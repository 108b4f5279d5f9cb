#include "runner/answer/read/BrokenPrograms.h"

#include "runner/answer/claims/ClaimWords.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isPresentedAsWhole(const AnswerBlock &block)
    {
        return announcesWholeProgram(block.announcement)
            || std::ranges::any_of(block.claims, [](const Claim &claim) {
                   return claim.kind == ClaimKind::Output && claim.line == 0 && !claim.isTentative;
               });
    }

    /// May a body follow that is not shown: does it end as a part of a program?
    bool lacksOnlyBody(const AnswerBlock &block)
    {
        return block.syntax.message.startsWith(QLatin1String("expected an indented block"));
    }

} // namespace

void markBrokenPrograms(Answer &answer)
{
    for (AnswerBlock &block : answer.blocks) {
        if (block.syntax.state == SyntaxState::CutOff && !block.isCutOff && !block.hasElision
            && isPresentedAsWhole(block) && !lacksOnlyBody(block))
            block.syntax.state = SyntaxState::Wrong;
    }
}

} // namespace sandpad::runner
