#include "runner/answer/run/Fragments.h"

#include "runner/answer/language/AnswerLanguages.h"

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
        if (read.blocks[i].syntax.state == SyntaxState::Fine
            && block->syntax.state == SyntaxState::Wrong)
            block->syntax = { .state = SyntaxState::Fragment,
                              .line = 0,
                              .message = readings[i].form->sentence };
    }
}

} // namespace sandpad::runner
