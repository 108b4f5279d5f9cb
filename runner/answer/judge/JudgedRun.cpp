#include "runner/answer/judge/JudgedRun.h"

#include "runner/answer/program/MarkedOutput.h"

#include <algorithm>

namespace sandpad::runner {

QList<JudgedRun> tellingRuns(const QList<JudgedRun> &runs)
{
    QList<JudgedRun> telling;
    std::ranges::copy_if(runs, std::back_inserter(telling), [](const JudgedRun &run) {
        const RunOutcome &outcome = run.result.outcome;
        const auto *limit = std::get_if<LimitHit>(&outcome);
        return (!limit || limit->kind != LimitKind::Compile)
            && !std::holds_alternative<NotStarted>(outcome)
            && !std::holds_alternative<Stopped>(outcome);
    });
    return telling.isEmpty() ? runs : telling;
}

bool haveBegun(const QList<JudgedRun> &runs)
{
    return std::ranges::all_of(tellingRuns(runs), [](const JudgedRun &run) {
        return readMarked(run.result.standardOutput, run.program).hasBegun;
    });
}

} // namespace sandpad::runner
