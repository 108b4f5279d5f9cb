#include "runner/answer/program/BlockProgram.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Statement.h"
#include "runner/answer/source/Transcript.h"

#include <QRandomGenerator>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr QChar kMarkStart = u'\u001e';
    constexpr QChar kMarkEnd = u'\u001f';

    QString markOf(const BlockProgram &program, QChar kind, int number)
    {
        return program.mark + kind + QString::number(number) + kMarkEnd;
    }

    // The kinds of marks: p, s and x begin the output of a line, of a statement of a transcript and
    // of an example. v begins a value, w the same value as print() shows it, and t the value that a
    // call was made on. e ends each of these. b ends the blocks in front.

    void beginPiece(MarkedOutput &read, QChar kind, int number)
    {
        if (kind == u'v')
            read.values.insert(number);
        if (kind == u'w')
            read.asText[number].append(QString());
        else if (kind == u't')
            read.state[number].append(QString());
        else if (kind != u'e')
            read.given[number].append(QString());
    }

    void addPiece(MarkedOutput &read, QChar kind, int number, const QString &piece)
    {
        if (kind == u'w')
            read.asText[number].last() += piece;
        else if (kind == u't')
            read.state[number].last() += piece;
        else if (!kind.isNull() && kind != u'e')
            read.given[number].last() += piece;
        if (kind != u'v' && kind != u'w' && kind != u't' && kind != u'x')
            read.text += piece;
    }

    /// The code with marks that show the results of its claims.
    QString asked(const AnswerBlock &block, BlockProgram &program)
    {
        const QList<SourceLine> lines =
            sourceLines(block.code, answerLanguage(block.languageId).syntax);
        QStringList code = block.code.split(u'\n');
        for (const Claim &claim : block.claims) {
            const qsizetype index = claim.line - 1;
            if (claim.kind != ClaimKind::Line || index < 0 || index >= lines.size())
                continue;
            const StatementKind kind = statementKind(lines, index, block.languageId);
            if (kind == StatementKind::Other)
                continue;
            const bool isShown = kind == StatementKind::Prints;
            code[index] =
                askedLine(lines[index], kind, block.languageId,
                          { .begin = markOf(program, isShown ? u'p' : u'v', claim.line),
                            .asText = markOf(program, u'w', claim.line),
                            .state = beginsWithValue(claim.text) ? markOf(program, u't', claim.line)
                                                                 : QString(),
                            .end = markOf(program, u'e', claim.line) });
            program.hasMarks = true;
        }
        return code.join(u'\n');
    }

} // namespace

QString randomMarkText()
{
    return QString::number(QRandomGenerator::system()->generate64(), 36);
}

BlockProgram programFor(const AnswerBlock &block, const QStringList &before, bool asksLines,
                        const QString &markText)
{
    const AnswerLanguage &language = answerLanguage(block.languageId);
    BlockProgram program;
    program.mark = kMarkStart + markText;
    if (!block.statements.isEmpty()) {
        program.hasMarks = true;
        program.code = transcriptProgram(block.statements, block.languageId,
                                         program.mark + QStringLiteral("s%1") + kMarkEnd)
                           .toUtf8();
        return program;
    }
    QString code = asksLines ? asked(block, program) : block.code;
    const bool hasExamples = std::ranges::contains(block.claims, ClaimKind::Example, &Claim::kind);
    if (asksLines && hasExamples && language.examples) {
        program.hasMarks = true;
        code += u'\n'
            + language.examples->program(language.examples->examplesIn(block.code),
                                         program.mark + QStringLiteral("x%1") + kMarkEnd,
                                         markOf(program, u'e', 0));
    }
    if (!before.isEmpty() && language.session) {
        program.hasMarks = true;
        const SessionProgram all =
            language.session({ .before = before,
                               .begin = printing(markOf(program, u'b', 0), block.languageId),
                               .code = code,
                               .key = program.mark.sliced(1) });
        program.linesBefore = all.linesBefore;
        code = all.code;
    }
    program.code = code.toUtf8();
    return program;
}

MarkedOutput readMarked(const QByteArray &output, const BlockProgram &program)
{
    MarkedOutput read;
    QString rest = QString::fromUtf8(output);
    rest.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    if (!program.hasMarks) {
        read.text = rest;
        return read;
    }
    const QString begin = markOf(program, u'b', 0);
    if (program.code.contains("b0\\u001f")) {
        const qsizetype at = rest.indexOf(begin);
        read.hasBegun = at >= 0;
        rest = at >= 0 ? rest.sliced(at + begin.size()) : QString();
    }
    QChar kind;
    int number = 0;
    for (qsizetype at = 0; at < rest.size();) {
        const qsizetype next = rest.indexOf(program.mark, at);
        addPiece(read, kind, number, rest.mid(at, next < 0 ? -1 : next - at));
        const qsizetype end = next < 0 ? -1 : rest.indexOf(kMarkEnd, next);
        if (end < 0)
            break;
        const qsizetype head = next + program.mark.size();
        kind = rest[head];
        number = QStringView(rest).sliced(head + 1, end - head - 1).toInt();
        beginPiece(read, kind, number);
        at = end + 1;
    }
    return read;
}

} // namespace sandpad::runner
