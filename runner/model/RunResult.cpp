#include "runner/model/RunResult.h"

#include "runner/model/ModelJson.h"

namespace sandpad::runner {

namespace {

    template <typename... Handlers>
    struct Overloaded : Handlers...
    {
        using Handlers::operator()...;
    };

    enum class Ending : std::uint8_t
    {
        Finished,
        Failed,
        Signalled,
        Limit,
        Stopped,
        NotStarted
    };

    constexpr auto kEndings = std::to_array<Word<Ending>>({
        { Ending::Finished, "finished" },
        { Ending::Failed, "failed" },
        { Ending::Signalled, "signalled" },
        { Ending::Limit, "limit" },
        { Ending::Stopped, "stopped" },
        { Ending::NotStarted, "not-started" },
    });

    Ending endingOf(const RunOutcome &outcome)
    {
        return std::visit(Overloaded {
                              [](const Completed &completed) {
                                  return completed.exitCode == 0 ? Ending::Finished
                                                                 : Ending::Failed;
                              },
                              [](const Signalled &) { return Ending::Signalled; },
                              [](const LimitHit &) { return Ending::Limit; },
                              [](const Stopped &) { return Ending::Stopped; },
                              [](const NotStarted &) { return Ending::NotStarted; },
                          },
                          outcome);
    }

    /// An outcome as JSON has it.
    struct OutcomeFields
    {
        bool isSuccess = false;
        Ending ending = Ending::NotStarted;
        std::optional<int> exitCode;
        std::optional<int> signal;
        std::optional<LimitHit> limit;
    };

    OutcomeFields outcomeFields(const RunResult &result)
    {
        OutcomeFields outcome;
        outcome.isSuccess = result.isSuccess();
        outcome.ending = endingOf(result.outcome);
        if (const auto *completed = std::get_if<Completed>(&result.outcome))
            outcome.exitCode = completed->exitCode;
        if (const auto *signalled = std::get_if<Signalled>(&result.outcome))
            outcome.signal = signalled->signal;
        if (const auto *limit = std::get_if<LimitHit>(&result.outcome))
            outcome.limit = *limit;
        return outcome;
    }

    /// The JSON does not tell what kept a run from starting; its message is the reason.
    RunOutcome outcomeOf(const OutcomeFields &outcome, const QString &message)
    {
        if (outcome.exitCode)
            return Completed { *outcome.exitCode };
        if (outcome.signal)
            return Signalled { *outcome.signal };
        if (outcome.limit)
            return *outcome.limit;
        if (outcome.ending == Ending::Stopped)
            return Stopped {};
        return NotStarted { .cause = NotStarted::Cause::Sandbox, .reason = message };
    }

    template <typename Json>
    void writeOrRead(Json &json, Of<OutcomeFields> auto &outcome)
    {
        constexpr int kMostStatus = 255;
        constexpr int kMostSignal = 127;
        json.flag("success", outcome.isSuccess);
        json.word("outcome", outcome.ending, kEndings);
        json.optionalNumber("exitCode", outcome.exitCode, 0, kMostStatus);
        json.optionalNumber("signal", outcome.signal, 0, kMostSignal);
        json.objectOrNull("limit", outcome.limit);
    }

    template <typename Json>
    void writeOrRead(Json &json, Of<RunResult> auto &result, Streams streams)
    {
        json.textOrNull("language", result.languageId);
        json.flag("truncated", result.isTruncated);
        json.objectOrNull("error", result.error);
        json.list("files", result.files);
        json.object("usage", result.usage);
        json.object("isolation", result.isolation);
        json.text("message", result.message);
        if (streams == Streams::Leave)
            return;
        json.decoded("stdout", result.standardOutput);
        json.decoded("stderr", result.standardError);
        json.objectOrNull("value", result.value);
        json.list("displays", result.displays);
    }

} // namespace

void writeFields(JsonWriter &json, const RunResult &result, Streams streams)
{
    const OutcomeFields outcome = outcomeFields(result);
    writeOrRead(json, outcome);
    writeOrRead(json, result, streams);
}

void readFields(JsonReader &json, RunResult &result, Streams streams)
{
    OutcomeFields outcome;
    writeOrRead(json, outcome);
    writeOrRead(json, result, streams);
    result.outcome = outcomeOf(outcome, result.message);
    const int given =
        (outcome.exitCode ? 1 : 0) + (outcome.signal ? 1 : 0) + (outcome.limit ? 1 : 0);
    if (given > 1 || endingOf(result.outcome) != outcome.ending
        || result.isSuccess() != outcome.isSuccess)
        json.fail("outcome",
                  QStringLiteral("does not go with success, exitCode, signal and limit"));
}

void readFields(JsonReader &json, RunResult &result)
{
    readFields(json, result, Streams::Include);
}

Result<RunResult> runResultFromJson(const QByteArray &text, qsizetype mostBytes)
{
    return valueFromJson<RunResult>(text, mostBytes);
}

nlohmann::json toJson(const Usage &usage)
{
    return JsonWriter::json(usage);
}

nlohmann::json toJson(const FileEntry &file)
{
    return JsonWriter::json(file);
}

bool RunResult::isSuccess() const
{
    const auto *completed = std::get_if<Completed>(&outcome);
    return completed && completed->exitCode == 0;
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
                          [](const Stopped &) { return kSandpadFailed; },
                          [](const NotStarted &notStarted) {
                              return notStarted.cause == NotStarted::Cause::Toolchain
                                  ? kNoToolchain
                                  : kSandpadFailed;
                          },
                      },
                      outcome);
}

nlohmann::json toJson(const RunResult &result, Streams streams)
{
    JsonWriter json;
    writeFields(json, result, streams);
    return json.take();
}

} // namespace sandpad::runner
