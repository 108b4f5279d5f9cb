#include "runner/answer/judge/Judge.h"
#include "runner/answer/program/MarkedOutput.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::runner;

namespace {

/// Claims of each kind that marks are put around.
AnswerBlock claimingBlock()
{
    AnswerBlock block;
    block.languageId = QStringLiteral("python");
    block.code = QStringLiteral("print(1)  # 1\nf(2)  # -> 2\nx.sort()  # [1, 2]\nprint(3)");
    const auto claim = [](const char *text, int line) {
        return Claim { .kind = ClaimKind::Line,
                       .text = QString::fromLatin1(text),
                       .line = line,
                       .inputLine = line };
    };
    block.claims = { claim("1", 1),
                     claim("2", 2),
                     claim("[1, 2]", 3),
                     { .kind = ClaimKind::Output, .text = QStringLiteral("1\n3") } };
    return block;
}

JudgedRun runThatPrinted(const QByteArray &output, const QStringList &before)
{
    JudgedRun run;
    run.program = programFor(claimingBlock(), { before.begin(), before.end() }, true,
                             QStringLiteral("secret"));
    run.result.outcome = Completed {};
    run.result.standardOutput = output;
    return run;
}

} // namespace

/// The output of a program that knows the secret of its marks is read and judged.
FUZZ_TARGET(marks)
{
    const QByteArray output(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const QStringList &before :
         { QStringList(), QStringList { QStringLiteral("x = [2, 1]") } }) {
        const JudgedRun run = runThatPrinted(output, before);
        const MarkedOutput read = readMarked(output, run.program);
        if (read.text.size() > output.size())
            __builtin_trap();
        (void)judgeBlock(claimingBlock(), { run, run }, 0);
    }
    return 0;
}
