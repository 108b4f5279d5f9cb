#include "runner/answer/judge/PlainRun.h"

#include "runner/answer/judge/Varying.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isPrintedLine(const Comparison &comparison, const BlockProgram &program)
    {
        return program.marks.contains({ .kind = MarkKind::Printed, .number = comparison.line });
    }

    /// Did it end by itself, so that its output is all that it prints?
    bool isComplete(const JudgedRun &run)
    {
        return std::holds_alternative<Completed>(run.result.outcome);
    }

    /// With its exit status.
    bool printedTheSame(const JudgedRun &run, const JudgedRun &plain)
    {
        return std::get<Completed>(run.result.outcome).exitCode
            == std::get<Completed>(plain.result.outcome).exitCode
            && readMarked(run.result.standardOutput, run.program).text
            == readMarked(plain.result.standardOutput, plain.program).text;
    }

    void refuse(BlockResult &result)
    {
        result.verdict = Verdict::NotChecked;
        result.reason =
            QStringLiteral("Without Sandpad's marks around its lines it prints something "
                           "else, so what it reported of them is not believed.");
        for (Comparison &comparison : result.comparisons) {
            if (isTrue(comparison.verdict))
                comparison.verdict = Verdict::NotChecked;
        }
    }

} // namespace

bool isTestedByPlainRun(const BlockResult &result, const QList<JudgedRun> &runs)
{
    return isTrue(result.verdict)
        && std::ranges::any_of(result.comparisons,
                               [&](const Comparison &comparison) {
                                   return isPrintedLine(comparison, runs.first().program);
                               })
        && std::ranges::all_of(runs, [](const JudgedRun &run) {
               return isComplete(run) && readMarked(run.result.standardOutput, run.program).isWhole;
           });
}

BlockResult testedByPlainRun(BlockResult result, const AnswerBlock &block,
                             const QList<JudgedRun> &runs, const JudgedRun &plain)
{
    if (!isComplete(plain))
        return result;
    ++result.runs;
    const auto same = [&](const JudgedRun &run) { return printedTheSame(run, plain); };
    if (std::ranges::any_of(runs, same)) {
        for (Comparison &comparison : result.comparisons) {
            if (isPrintedLine(comparison, runs.first().program))
                comparison.evidence = Evidence::Observed;
        }
    } else if (result.verdict != Verdict::Varies && !mayVary(block.code)) {
        refuse(result);
    }
    return result;
}

} // namespace sandpad::runner
