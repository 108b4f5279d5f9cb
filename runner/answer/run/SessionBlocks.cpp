#include "runner/answer/run/SessionBlocks.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"

#include <algorithm>
#include <ranges>

namespace sandpad::runner {

namespace {

    bool isSaidToFail(const AnswerBlock &block)
    {
        return std::ranges::any_of(block.claims, [](const Claim &claim) {
            return claim.kind == ClaimKind::Error && !claim.isTentative;
        });
    }

    /// The code of a block in front of others. When the answer says that the block fails, its error
    /// is caught, so that others can use the names that it defines before the error.
    ProgramText asFront(const AnswerBlock &block)
    {
        const AnswerLanguage &language = answerLanguage(block.languageId);
        const ProgramText plain { block.code,
                                  block.facts ? block.facts->rows : QList<SourceRow>() };
        if (!language.guarded)
            return plain;
        if (block.statements.isEmpty())
            return isSaidToFail(block) ? ProgramText(language.guarded(block.code)) : plain;
        // Of a transcript each statement may fail.
        QString code;
        for (const QString &statement : block.statements)
            code += language.guarded(statement);
        return code;
    }

    /// Can it be put together with others? Where the order of a program's parts matters, a parser
    /// must have told them.
    bool isJoinable(const AnswerBlock &block, const AnswerLanguage &language)
    {
        return language.session && (!language.inOrder || block.facts);
    }

    QList<const AnswerBlock *> eligible(const Answer &answer, const AnswerBlock &block,
                                        const QSet<int> &failed)
    {
        QList<const AnswerBlock *> blocks;
        const AnswerLanguage &language = answerLanguage(block.languageId);
        if (!isJoinable(block, language))
            return blocks;
        for (const AnswerBlock &other : answer.blocks) {
            if (other.index >= block.index)
                break;
            const bool canFollow = !isSaidToFail(other) || language.guarded;
            if (other.canRun() && other.languageId == block.languageId
                && (other.statements.isEmpty() || language.guarded) && !other.hasElision
                && !other.isCutOff && canFollow && isJoinable(other, language)
                && !failed.contains(other.index))
                blocks.append(&other);
        }
        return blocks;
    }

} // namespace

QList<ProgramText> blocksBefore(const Answer &answer, const AnswerBlock &block,
                                const QSet<int> &failed)
{
    QList<ProgramText> programs;
    for (const AnswerBlock *other : eligible(answer, block, failed))
        programs.append(asFront(*other));
    return programs;
}

QList<ProgramText> definersBefore(const Answer &answer, const AnswerBlock &block,
                                  const QSet<int> &failed)
{
    SourceFacts taken = factsOf(block);
    QList<ProgramText> programs;
    const auto blocks = eligible(answer, block, failed);
    for (qsizetype i = blocks.size() - 1; i >= 0; --i) {
        const SourceFacts facts = factsOf(*blocks[i]);
        if (!facts.defines.intersects(taken.uses) || facts.fixed.intersects(taken.defines)
            || facts.defines.intersects(taken.fixed))
            continue;
        programs.prepend(asFront(*blocks[i]));
        taken.defines += facts.defines;
        taken.fixed += facts.fixed;
        taken.uses = (taken.uses + facts.uses) - taken.defines;
    }
    return programs;
}

bool isDefinedBefore(const Answer &answer, const AnswerBlock &block, const QString &name)
{
    return std::ranges::any_of(answer.blocks, [&](const AnswerBlock &other) {
        return other.index < block.index && other.languageId == block.languageId && other.canRun()
            && factsOf(other).defines.contains(name);
    });
}

bool isDefinedSeveralTimes(const Answer &answer, const AnswerBlock &block)
{
    const SourceFacts facts = factsOf(block);
    const QSet<QString> open = facts.uses - facts.defines;
    QSet<QString> seen;
    for (const AnswerBlock &other : answer.blocks) {
        if (other.index >= block.index)
            break;
        if (other.languageId != block.languageId || !other.canRun())
            continue;
        const QSet<QString> defined = factsOf(other).defines & open;
        if (seen.intersects(defined))
            return true;
        seen += defined;
    }
    return false;
}

int failedDefiner(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed,
                  const QString &name)
{
    for (const AnswerBlock &other : answer.blocks) {
        if (other.index < block.index && failed.contains(other.index)
            && other.languageId == block.languageId && factsOf(other).defines.contains(name))
            return other.index;
    }
    return 0;
}

int failedRedefiner(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed)
{
    QSet<QString> open = factsOf(block).uses;
    for (const AnswerBlock &other : std::views::reverse(answer.blocks)) {
        if (other.index >= block.index || other.languageId != block.languageId || !other.canRun())
            continue;
        const QSet<QString> defined = factsOf(other).defines;
        if (failed.contains(other.index) && defined.intersects(open))
            return other.index;
        open -= defined;
    }
    return 0;
}

} // namespace sandpad::runner
