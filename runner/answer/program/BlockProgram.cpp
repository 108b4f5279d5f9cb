#include "runner/answer/program/BlockProgram.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"
#include "runner/answer/source/Statement.h"
#include "runner/answer/source/Transcript.h"

#include <QHash>
#include <QRandomGenerator>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// The marks of the statement that a claim is about.
    LineMarks marksOf(const Claim &claim, StatementKind kind, Marks &marks)
    {
        const auto mark = [&](MarkKind one) {
            return marks.add({ .kind = one, .number = claim.line });
        };
        const bool isShown = kind == StatementKind::Prints;
        return { .beside = kind == StatementKind::Assigns ? mark(MarkKind::Beside) : QString(),
                 .begin = mark(isShown ? MarkKind::Printed : MarkKind::Value),
                 .asText = mark(MarkKind::AsText),
                 .state = beginsWithValue(claim.text) ? mark(MarkKind::State) : QString(),
                 .end = mark(MarkKind::End) };
    }

    /// The claims about lines by their lines, and claims of errors that a remark makes.
    QHash<int, const Claim *> claimsByLine(const AnswerBlock &block)
    {
        QHash<int, const Claim *> claims;
        for (const Claim &claim : block.claims) {
            if (claim.kind == ClaimKind::Line)
                claims.insert(claim.line, &claim);
            else if (claim.kind == ClaimKind::Error && claim.inputLine >= block.line)
                claims.insert(claim.inputLine - block.line + 1, &claim);
        }
        return claims;
    }

    /// Must a statement become another one so that the claim can be looked at? To see an error,
    /// only where it is an expression that the language does not take alone.
    bool mustBeAsked(const Claim &claim, const SourceStatement &statement, const AnswerBlock &block)
    {
        const auto &form = answerLanguage(block.languageId).statement;
        if (claim.kind == ClaimKind::Line || !form || form->refused.pattern().isEmpty())
            return claim.kind == ClaimKind::Line;
        const QString code = block.code.sliced(statement.start, statement.end - statement.start);
        return statement.kind == StatementKind::Value && code.contains(form->refused);
    }

    /// The code with marks that show the results of its claims.
    QString asked(const AnswerBlock &block, BlockProgram &program)
    {
        const QHash<int, const Claim *> claims = claimsByLine(block);
        if (claims.isEmpty())
            return block.code;
        const SourceFacts facts = factsOf(block);
        QString code;
        qsizetype from = 0;
        for (const SourceStatement &statement : facts.statements) {
            const Claim *claim = claims.value(statement.lastLine + 1);
            if (!claim || statement.start < from || !mustBeAsked(*claim, statement, block))
                continue;
            code += QStringView(block.code).sliced(from, statement.start - from);
            code += askedStatement(block.code, statement, block.languageId,
                                   marksOf(*claim, statement.kind, program.marks));
            from = statement.end;
        }
        code += QStringView(block.code).sliced(from);
        return code;
    }

    /// The lines of the block, where a parser has read them.
    QList<SourceRow> rowsOf(const AnswerBlock &block)
    {
        return block.facts ? block.facts->rows : QList<SourceRow>();
    }

    /// A program that runs the examples of a block's docstrings.
    QString askedExamples(const AnswerBlock &block, Marks &marks)
    {
        const QList<DocExample> examples = factsOf(block).examples;
        for (const DocExample &example : examples) {
            marks.add({ .kind = MarkKind::Example, .number = example.line });
            marks.add({ .kind = MarkKind::State, .number = example.line });
        }
        return answerLanguage(block.languageId)
            .examples(examples, marks.pattern(MarkKind::Example), marks.pattern(MarkKind::State),
                      marks.add({ .kind = MarkKind::End }));
    }

} // namespace

QString randomMarkText()
{
    return QString::number(QRandomGenerator::system()->generate64(), 36);
}

BlockProgram programFor(const AnswerBlock &block, const QList<ProgramText> &before, bool asksLines,
                        const QString &markText)
{
    const AnswerLanguage &language = answerLanguage(block.languageId);
    BlockProgram program;
    program.marks = Marks(markText);
    if (!block.statements.isEmpty()) {
        for (int number = 0; number < block.statements.size(); ++number)
            program.marks.add({ .kind = MarkKind::Statement, .number = number });
        const QString begun =
            before.isEmpty() ? QString() : program.marks.add({ .kind = MarkKind::Begun });
        program.code = transcriptProgram(block.statements, block.languageId,
                                         program.marks.pattern(MarkKind::Statement),
                                         { .programs = before, .begun = begun })
                           .toUtf8();
        return program;
    }
    QString code = asksLines ? asked(block, program) : block.code;
    const bool hasExamples = std::ranges::contains(block.claims, ClaimKind::Example, &Claim::kind);
    if (asksLines && hasExamples && language.examples)
        code += u'\n' + askedExamples(block, program.marks);
    if (!before.isEmpty() && language.session) {
        const QString begun = program.marks.add({ .kind = MarkKind::Begun });
        const SessionProgram all = language.session({ .before = before,
                                                      .begin = printing(begun, block.languageId),
                                                      .last = { code, rowsOf(block) },
                                                      .key = program.marks.beginning().sliced(1) });
        program.linesBefore = all.linesBefore;
        code = all.code;
    }
    if (before.isEmpty() && language.inOrder)
        code = language.inOrder({ code, rowsOf(block) });
    if (!program.marks.isEmpty())
        code += language.helper;
    program.code = code.toUtf8();
    return program;
}

} // namespace sandpad::runner
