#include "app/review/AnswerChanges.h"

#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/read/OutputClaims.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandpad::app {

namespace {

    using runner::Answer;
    using runner::AnswerBlock;
    using runner::BlockRole;
    using runner::Claim;

    /// Longer code is not searched for claims while somebody types.
    constexpr qsizetype kMostReread = 256 << 10;

    AnswerBlock *blockOf(Answer &answer, int index)
    {
        const auto found = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        return found == answer.blocks.end() ? nullptr : &*found;
    }

    void changeRole(AnswerBlock &block, BlockRole role, const QString &languageId)
    {
        block = runner::readAs(block, role, languageId);
        block.confidence = 1; // a person chose it
    }

    void changeCode(AnswerBlock &block, const QString &code)
    {
        block.code = code;
        block.statements.clear();
        block.syntax = {};
        block.isCutOff = false;
        block.hasElision = false;
        block.isCounterexample = false; // the answer's statement is about its own code
        if (code.size() > kMostReread)
            return;
        AnswerBlock typed = block;
        typed.original = code;
        typed = runner::readAs(typed, block.role, block.languageId);
        const auto isAtLine = [](const Claim &claim) { return runner::isAboutLine(claim.kind); };
        block.claims.removeIf(isAtLine);
        std::ranges::copy_if(typed.claims, std::back_inserter(block.claims), isAtLine);
        block.statements = typed.statements;
        block.hasElision = typed.hasElision;
        block.notChecked = typed.notChecked;
        if (!typed.statements.isEmpty())
            block.code = typed.code;
    }

} // namespace

Answer withChanges(const Answer &asRead, const QList<BlockChange> &changes)
{
    Answer answer = asRead;
    bool areOutputsChanged = false;
    for (const BlockChange &change : changes) {
        AnswerBlock *block = blockOf(answer, change.index);
        if (!block)
            continue;
        if (change.role)
            changeRole(*block, *change.role, change.languageId);
        if (change.isUnrepaired) {
            block->code = block->original;
            block->syntax = {};
        }
        if (change.code) {
            changeCode(*block, *change.code);
            // A note about it is no longer about the answer's own code.
            block->warnings.append(QCoreApplication::translate(
                "sandpad::app::AnswerChanges",
                "Its code was edited here; the answer has different code."));
        }
        areOutputsChanged = areOutputsChanged || change.role || block->role == BlockRole::Output;
    }
    if (areOutputsChanged)
        runner::attachOutputs(answer);
    return answer;
}

} // namespace sandpad::app
