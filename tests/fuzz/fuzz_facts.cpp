#include "runner/answer/program/BlockProgram.h"
#include "runner/answer/run/Examination.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::runner;

/// The examiner's reply is any text. What is taken of it must fit the block, and the block's
/// program must keep its lines. The input is the code, a line "====", and the reply.
FUZZ_TARGET(facts)
{
    const QByteArray all(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const qsizetype cut = all.indexOf("\n====\n");
    if (cut < 0)
        return 0;
    AnswerBlock block;
    block.index = 1;
    block.languageId = QStringLiteral("python");
    block.code = QString::fromUtf8(all.first(cut));
    Answer answer;
    answer.blocks = { block };
    RunResult result;
    result.languageId = QStringLiteral("python-examine");
    result.outcome = Completed {};
    result.standardOutput = all.sliced(cut + 6);
    addExamination(answer, result);
    const AnswerBlock &examined = answer.blocks.first();
    const auto lines = examined.code.count(u'\n') + 1;
    if (examined.code != block.code || (examined.facts && examined.facts->rows.size() != lines))
        __builtin_trap();
    for (const Claim &claim : examined.claims) {
        if (claim.kind == ClaimKind::Line && (claim.line < 1 || claim.line > lines))
            __builtin_trap();
    }
    const BlockProgram program = programFor(examined, {}, true);
    const bool hasExamples =
        std::ranges::contains(examined.claims, ClaimKind::Example, &Claim::kind);
    if (!hasExamples && program.code.count('\n') != block.code.toUtf8().count('\n'))
        __builtin_trap();
    return 0;
}
