#include "runner/answer/judge/VerdictWithoutRun.h"

#include "runner/model/Say.h"

namespace sandpad::runner {

BlockResult verdictWithoutRun(const AnswerBlock &block)
{
    BlockResult result;
    if (block.canRun()) {
        result.verdict = Verdict::CannotRun;
        if (block.hasElision)
            result.reason = Say::tr("Something was left out of it.");
        else if (block.isCutOff)
            result.reason = Say::tr("It is cut off.");
        else
            result.reason = block.syntax.message;
        return result;
    }
    switch (block.role) {
    case BlockRole::Shell:
        result.reason = Say::tr("Commands are never run.");
        break;
    case BlockRole::Edit:
        result.reason = Say::tr("An edit of code that is not here.");
        break;
    case BlockRole::Output:
        if (block.outputOf > 0)
            result.reason = Say::tr("Compared with what block %1 prints.").arg(block.outputOf);
        break;
    default:
        break;
    }
    return result;
}

} // namespace sandpad::runner
