#include "runner/answer/run/SessionBlocks.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"

#include <algorithm>

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
    QString asFront(const AnswerBlock &block)
    {
        const AnswerLanguage &language = answerLanguage(block.languageId);
        return isSaidToFail(block) && language.guarded ? language.guarded(block.code) : block.code;
    }

    QList<const AnswerBlock *> eligible(const Answer &answer, const AnswerBlock &block,
                                        const QSet<int> &failed)
    {
        QList<const AnswerBlock *> blocks;
        const AnswerLanguage &language = answerLanguage(block.languageId);
        if (!language.session)
            return blocks;
        for (const AnswerBlock &other : answer.blocks) {
            if (other.index >= block.index)
                break;
            const bool canFollow = !isSaidToFail(other) || language.guarded;
            if (other.canRun() && other.languageId == block.languageId && other.statements.isEmpty()
                && !other.hasElision && !other.isCutOff && canFollow
                && !failed.contains(other.index))
                blocks.append(&other);
        }
        return blocks;
    }

} // namespace

QStringList blocksBefore(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed)
{
    QStringList codes;
    for (const AnswerBlock *other : eligible(answer, block, failed))
        codes.append(asFront(*other));
    return codes;
}

QStringList definersBefore(const Answer &answer, const AnswerBlock &block, const QSet<int> &failed)
{
    SourceFacts taken = factsOf(block);
    QStringList codes;
    const auto blocks = eligible(answer, block, failed);
    for (qsizetype i = blocks.size() - 1; i >= 0; --i) {
        const SourceFacts facts = factsOf(*blocks[i]);
        if (!facts.defines.intersects(taken.uses) || facts.fixed.intersects(taken.defines)
            || facts.defines.intersects(taken.fixed))
            continue;
        codes.prepend(asFront(*blocks[i]));
        taken.defines += facts.defines;
        taken.fixed += facts.fixed;
        taken.uses = (taken.uses + facts.uses) - taken.defines;
    }
    return codes;
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

} // namespace sandpad::runner
