#include "runner/model/RunResult.h"

#include "runner/model/Overloaded.h"

namespace sandpad::runner {

bool RunResult::isSuccess() const
{
    const auto *completed = std::get_if<Completed>(&outcome);
    return completed && completed->exitCode == 0;
}

bool RunResult::explainsItself() const
{
    return std::holds_alternative<Completed>(outcome)
        || (error && std::holds_alternative<Signalled>(outcome));
}

Ending endingOf(const RunOutcome &outcome)
{
    return std::visit(Overloaded {
                          [](const Completed &completed) {
                              return completed.exitCode == 0 ? Ending::Finished : Ending::Failed;
                          },
                          [](const Signalled &) { return Ending::Signalled; },
                          [](const LimitHit &) { return Ending::Limit; },
                          [](const Stopped &) { return Ending::Stopped; },
                          [](const NotStarted &) { return Ending::NotStarted; },
                      },
                      outcome);
}

QString name(const RunOutcome &outcome)
{
    return QLatin1StringView(wordOf(endingOf(outcome), kEndings));
}

int exitStatus(const RunOutcome &outcome)
{
    constexpr int kLimit = 124;
    constexpr int kSandpadFailed = 125;
    constexpr int kNoToolchain = 126;
    constexpr int kSignalBase = 128;
    return std::visit(Overloaded {
                          [](const Completed &completed) { return completed.exitCode; },
                          [](const Signalled &signalled) { return kSignalBase + signalled.signal; },
                          [](const LimitHit &) { return kLimit; },
                          [](const Stopped &stopped) {
                              return stopped.exitCode ? *stopped.exitCode : kSandpadFailed;
                          },
                          [](const NotStarted &notStarted) {
                              return notStarted.cause == NotStarted::Cause::Toolchain
                                  ? kNoToolchain
                                  : kSandpadFailed;
                          },
                      },
                      outcome);
}

} // namespace sandpad::runner
