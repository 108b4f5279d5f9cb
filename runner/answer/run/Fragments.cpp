#include "runner/answer/run/Fragments.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// A reading, in the order in which fragmentReadings() makes them.
    struct Reading
    {
        int index = 0; ///< of the block
        const FragmentForm *form = nullptr;
    };

    QList<Reading> readingsOf(const Answer &answer)
    {
        QList<Reading> all;
        for (const AnswerBlock &block : answer.blocks) {
            if (!block.canRun() || block.syntax.state != SyntaxState::Wrong)
                continue;
            for (const FragmentForm &form : answerLanguage(block.languageId).fragments)
                all.append({ .index = block.index, .form = &form });
        }
        return all;
    }

    /// Is a value claimed for the expression at the end? What prints there only lacks its
    /// semicolon.
    bool asksForTheEnd(const AnswerBlock &block)
    {
        const SourceFacts facts = factsFromLines(block.code, block.languageId);
        return !facts.statements.isEmpty() && facts.statements.last().kind == StatementKind::Value
            && std::ranges::any_of(block.claims, [&](const Claim &claim) {
                   return claim.kind == ClaimKind::Line
                       && claim.line == facts.statements.last().lastLine + 1;
               });
    }

} // namespace

Answer fragmentReadings(const Answer &answer)
{
    Answer read;
    for (const auto &[index, form] : readingsOf(answer)) {
        const auto block = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        AnswerBlock other;
        other.index = static_cast<int>(read.blocks.size()) + 1;
        other.languageId = form->languageId;
        other.code = form->program.arg(block->code);
        read.blocks.append(other);
    }
    return read;
}

void addFragments(Answer &answer, const Answer &read)
{
    const QList<Reading> readings = readingsOf(answer); // the states change below
    for (qsizetype i = 0; i < std::min(readings.size(), read.blocks.size()); ++i) {
        const auto block = std::ranges::find(answer.blocks, readings[i].index, &AnswerBlock::index);
        if (read.blocks[i].syntax.state != SyntaxState::Fine
            || block->syntax.state != SyntaxState::Wrong)
            continue;
        const FragmentForm &form = *readings[i].form;
        if (!form.isAskable)
            block->syntax = { .state = SyntaxState::Fragment, .line = 0, .message = form.sentence };
        else if (asksForTheEnd(*block))
            block->syntax = { .state = SyntaxState::Fine, .line = 0, .message = {} };
    }
}

} // namespace sandpad::runner
