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

    /// The list that a mark of this kind begins a text of; null: it begins none.
    QMap<int, QStringList> *listOf(MarkedOutput &read, MarkKind kind)
    {
        switch (kind) {
        case MarkKind::Printed:
        case MarkKind::Statement:
        case MarkKind::Example:
        case MarkKind::Value:
            return &read.given;
        case MarkKind::AsText:
            return &read.asText;
        case MarkKind::State:
            return &read.state;
        case MarkKind::Begun:
        case MarkKind::End:
            break;
        }
        return nullptr;
    }

    /// Does the program itself print what stands behind it?
    bool isOwnText(MarkKind kind)
    {
        return kind == MarkKind::Begun || kind == MarkKind::Printed || kind == MarkKind::Statement
            || kind == MarkKind::End;
    }

    /// Of a line that printed more than is kept, nothing is known.
    void forget(MarkedOutput &read, int line)
    {
        read.asText.remove(line);
        read.state.remove(line);
        if (read.given.remove(line) > 0)
            read.printed.removeIf([line](const PrintedPiece &one) { return one.line == line; });
    }

    /// Adds the text behind a mark, up to the next one. `left`: how many lists may still grow.
    void addPiece(MarkedOutput &read, Mark mark, QStringView piece, qsizetype &left)
    {
        if (mark.kind == MarkKind::Value)
            read.values.insert(mark.number);
        auto *list = listOf(read, mark.kind);
        if (list && left == 0) {
            forget(read, mark.number);
        } else if (list) {
            (*list)[mark.number].append(piece.toString());
            if (mark.kind == MarkKind::Printed)
                read.printed.append(
                    { .line = mark.number, .start = read.text.size(), .length = piece.size() });
            --left;
        }
        if (isOwnText(mark.kind))
            read.text += piece;
        else
            read.isWhole = read.isWhole && piece.isEmpty();
    }

    /// The marks of the statement that a claim is about.
    LineMarks marksOf(const Claim &claim, StatementKind kind, Marks &marks)
    {
        const auto mark = [&](MarkKind one) {
            return marks.add({ .kind = one, .number = claim.line });
        };
        const bool isShown = kind == StatementKind::Prints;
        return { .begin = mark(isShown ? MarkKind::Printed : MarkKind::Value),
                 .asText = mark(MarkKind::AsText),
                 .state = beginsWithValue(claim.text) ? mark(MarkKind::State) : QString(),
                 .end = mark(MarkKind::End) };
    }

    /// The code with marks that show the results of its claims.
    QString asked(const AnswerBlock &block, BlockProgram &program)
    {
        QHash<int, const Claim *> claims; // by line
        for (const Claim &claim : block.claims) {
            if (claim.kind == ClaimKind::Line)
                claims.insert(claim.line, &claim);
        }
        if (claims.isEmpty())
            return block.code;
        const SourceFacts facts = factsOf(block);
        QString code;
        qsizetype from = 0;
        for (const SourceStatement &statement : facts.statements) {
            const Claim *claim = claims.value(statement.lastLine + 1);
            if (!claim || statement.start < from)
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
        for (const DocExample &example : examples)
            marks.add({ .kind = MarkKind::Example, .number = example.line });
        return answerLanguage(block.languageId)
            .examples(examples, marks.pattern(MarkKind::Example),
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
    program.code = code.toUtf8();
    return program;
}

MarkedOutput readMarked(const QByteArray &output, const BlockProgram &program)
{
    MarkedOutput read;
    QString rest = QString::fromUtf8(output);
    rest.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    if (program.marks.isEmpty()) {
        read.text = rest;
        return read;
    }
    const bool hasFront = program.marks.contains({ .kind = MarkKind::Begun });
    read.hasBegun = !hasFront;
    read.isWhole = !hasFront;
    qsizetype from = 0;
    qsizetype left = kMostPieces;
    Mark mark; // what stands before the first one is the program's own text
    while (true) {
        const auto next = program.marks.next(rest, from);
        const qsizetype end = next ? next->start : rest.size();
        if (read.hasBegun)
            addPiece(read, mark, QStringView(rest).sliced(from, end - from), left);
        if (!next)
            return read;
        mark = next->mark;
        from = next->end;
        read.hasBegun = read.hasBegun || mark.kind == MarkKind::Begun;
    }
}

} // namespace sandpad::runner
