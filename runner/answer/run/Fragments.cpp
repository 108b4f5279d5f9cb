#include "runner/answer/run/Fragments.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/read/BlockReader.h"
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

    /// The facts of a program that has one line more, without what is on that line.
    SourceFacts withoutLastLine(SourceFacts facts, const QString &code)
    {
        facts.rows.removeLast();
        if (facts.statements.isEmpty() || facts.statements.last().end <= code.size())
            return facts;
        SourceStatement &last = facts.statements.last();
        qsizetype line = facts.rows.size() - 1;
        while (line > last.firstLine && facts.rows[line].code.trimmed().isEmpty())
            --line;
        const QString &row = facts.rows[line].code;
        qsizetype end = row.size();
        while (end > 0 && row[end - 1].isSpace())
            --end;
        for (const QString &before : code.split(u'\n').first(line))
            end += before.size() + 1;
        last.lastLine = static_cast<int>(line);
        last.end = end;
        if (last.start >= end || end > code.size())
            facts.statements.removeLast();
        return facts;
    }

    /// Is a value claimed for the expression at the end? What prints there only lacks its
    /// semicolon.
    bool asksForTheEnd(const AnswerBlock &block)
    {
        const QList<SourceStatement> statements = factsOf(block).statements;
        return !statements.isEmpty() && statements.last().kind == StatementKind::Value
            && std::ranges::any_of(block.claims, [&](const Claim &claim) {
                   return claim.kind == ClaimKind::Line
                       && claim.line == statements.last().lastLine + 1;
               });
    }

    /// The block as a program, where it is one once it is asked for the value at its end.
    void addAsked(AnswerBlock &block, const AnswerBlock &read)
    {
        AnswerBlock asked = block;
        if (read.facts)
            addFacts(asked, withoutLastLine(*read.facts, block.code));
        if (!asksForTheEnd(asked))
            return;
        block = asked;
        block.syntax = { .state = SyntaxState::Fine, .line = 0, .message = {} };
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
        else
            addAsked(*block, read.blocks[i]);
    }
}

} // namespace sandpad::runner
