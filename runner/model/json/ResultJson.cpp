#include "runner/model/JsonStream.h"
#include "runner/model/Say.h"
#include "runner/model/json/FieldReaders.h"

namespace sandpad::runner {

namespace {

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
        if (const auto *stopped = std::get_if<Stopped>(&result.outcome))
            outcome.exitCode = stopped->exitCode;
        if (const auto *signalled = std::get_if<Signalled>(&result.outcome))
            outcome.signal = signalled->signal;
        if (const auto *limit = std::get_if<LimitHit>(&result.outcome))
            outcome.limit = *limit;
        return outcome;
    }

    /// The JSON does not contain what kept a run from starting. The message is used as the reason.
    RunOutcome outcomeOf(const OutcomeFields &outcome, const QString &message)
    {
        if (outcome.ending == Ending::Stopped)
            return Stopped { outcome.exitCode };
        if (outcome.exitCode)
            return Completed { *outcome.exitCode };
        if (outcome.signal)
            return Signalled { *outcome.signal };
        if (outcome.limit)
            return *outcome.limit;
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

void writeJson(JsonStream &out, const RunResult &result)
{
    out.beginObject();
    out.members(toJson(result, Streams::Leave));
    out.key("stdout");
    out.text(result.standardOutput);
    out.key("stderr");
    out.text(result.standardError);
    out.key("value");
    if (result.value)
        writeJson(out, *result.value);
    else
        out.value(nullptr);
    out.key("displays");
    out.beginArray();
    for (const MimeBundle &display : result.displays)
        writeJson(out, display);
    out.endArray();
    out.endObject();
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
        json.fail("outcome", Say::tr("%1 does not go with success, exitCode, signal and limit."));
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

nlohmann::json toJson(const LimitHit &hit)
{
    return JsonWriter::json(hit);
}

nlohmann::json toJson(const ErrorReport &error)
{
    return JsonWriter::json(error);
}

nlohmann::json toJson(const RunResult &result, Streams streams)
{
    JsonWriter json;
    writeFields(json, result, streams);
    return json.take();
}

} // namespace sandpad::runner
