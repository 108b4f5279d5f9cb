#include "runner/model/RunResult.h"

#include "runner/model/JsonText.h"

namespace sandpad::runner {

namespace {

    template <typename... Handlers>
    struct Overloaded : Handlers...
    {
        using Handlers::operator()...;
    };

    nlohmann::json filesToJson(const QList<FileEntry> &files)
    {
        auto json = nlohmann::json::array();
        for (const FileEntry &file : files)
            json.push_back(toJson(file));
        return json;
    }

    nlohmann::json exitCodeToJson(const RunOutcome &outcome)
    {
        const auto *completed = std::get_if<Completed>(&outcome);
        return completed ? nlohmann::json(completed->exitCode) : nlohmann::json(nullptr);
    }

    nlohmann::json signalToJson(const RunOutcome &outcome)
    {
        const auto *signalled = std::get_if<Signalled>(&outcome);
        return signalled ? nlohmann::json(signalled->signal) : nlohmann::json(nullptr);
    }

    nlohmann::json limitToJson(const RunOutcome &outcome)
    {
        const auto *limit = std::get_if<LimitHit>(&outcome);
        return limit ? toJson(*limit) : nlohmann::json(nullptr);
    }

    void addStreams(nlohmann::json &json, const RunResult &result)
    {
        json["stdout"] = decoded(result.standardOutput);
        json["stderr"] = decoded(result.standardError);
        json["value"] = result.value ? result.value->toJson() : nlohmann::json(nullptr);
        json["displays"] = nlohmann::json::array();
        for (const MimeBundle &display : result.displays)
            json["displays"].push_back(display.toJson());
    }

} // namespace

nlohmann::json toJson(const Usage &usage)
{
    return {
        { "wall", seconds(usage.wall) },
        { "cpu", seconds(usage.cpu) },
        { "peakMemory", usage.peakMemoryBytes },
        { "startup", seconds(usage.startup) },
    };
}

nlohmann::json toJson(const FileEntry &file)
{
    nlohmann::json json = {
        { "name", file.name.toStdString() },
        { "size", file.sizeBytes },
        { "mime", textOrNull(file.mime) },
        { "path", textOrNull(file.path) },
    };
    if (!file.refused.isEmpty())
        json["refused"] = file.refused.toStdString();
    return json;
}

bool RunResult::isSuccess() const
{
    const auto *completed = std::get_if<Completed>(&outcome);
    return completed && completed->exitCode == 0;
}

QString name(const RunOutcome &outcome)
{
    return std::visit(Overloaded {
                          [](const Completed &completed) {
                              return completed.exitCode == 0 ? QStringLiteral("finished")
                                                             : QStringLiteral("failed");
                          },
                          [](const Signalled &) { return QStringLiteral("signalled"); },
                          [](const LimitHit &) { return QStringLiteral("limit"); },
                          [](const Stopped &) { return QStringLiteral("stopped"); },
                          [](const NotStarted &) { return QStringLiteral("not-started"); },
                      },
                      outcome);
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
    nlohmann::json json = {
        { "language", textOrNull(result.languageId) },
        { "success", result.isSuccess() },
        { "outcome", name(result.outcome).toStdString() },
        { "exitCode", exitCodeToJson(result.outcome) },
        { "signal", signalToJson(result.outcome) },
        { "limit", limitToJson(result.outcome) },
        { "truncated", result.isTruncated },
        { "error", result.error ? toJson(*result.error) : nlohmann::json(nullptr) },
        { "files", filesToJson(result.files) },
        { "usage", toJson(result.usage) },
        { "isolation", toJson(result.isolation) },
        { "message", result.message.toStdString() },
    };
    if (streams == Streams::Include)
        addStreams(json, result);
    return json;
}

} // namespace sandpad::runner
