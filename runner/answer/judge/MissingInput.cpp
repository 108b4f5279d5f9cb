#include "runner/answer/judge/MissingInput.h"

#include "runner/answer/judge/Obstacle.h"

#include <algorithm>

namespace sandpad::runner {

std::optional<QString> missingInput(const AnswerBlock &block, const QList<JudgedRun> &runs)
{
    const auto hasWaited = [](const JudgedRun &run) { return run.untilInput.has_value(); };
    if (std::ranges::any_of(runs, hasWaited))
        return QStringLiteral("It reads input, and nobody gives it any.");
    if (readsArguments(block.code))
        return QStringLiteral("It wants arguments of a command line, and nobody gives it any.");
    return std::nullopt;
}

QList<JudgedRun> untilInput(QList<JudgedRun> runs)
{
    for (JudgedRun &run : runs) {
        if (!run.untilInput)
            continue;
        run.result.standardOutput.truncate(*run.untilInput);
        run.result.outcome = Stopped {};
        run.result.error.reset();
    }
    return runs;
}

} // namespace sandpad::runner
