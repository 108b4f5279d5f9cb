#include "runner/model/Say.h"
#include "runner/model/json/FieldReaders.h"

namespace sandpad::runner {

namespace {

    // The same bounds as on the command line.
    constexpr qint64 kMostMs = 86'400'000;
    constexpr qint64 kMostBytes = 1LL << 46;
    constexpr qint64 kLeastMemory = 16LL << 20;
    constexpr qint64 kMostCount = 100'000;
    constexpr qint64 kMostCells = 10'000;

    constexpr auto kNetworks = std::to_array<Word<Network>>({
        { Network::Off, "off" },
        { Network::On, "on" },
    });

    constexpr auto kFronts = std::to_array<Word<Front>>({
        { Front::Terminal, "terminal" },
        { Front::Window, "window" },
    });

    void writeLevel(JsonWriter &json, const std::optional<IsolationLevel> &level)
    {
        json.textOrNull("isolation", level ? levelText(*level) : QString());
    }

    void checkTimes(JsonReader &json, const Limits &limits)
    {
        using Time = std::pair<const char *, std::chrono::milliseconds>;
        for (const auto &[key, time] : { Time { "cpu", limits.cpu }, Time { "wall", limits.wall },
                                         Time { "compile", limits.compile } }) {
            if (time.count() < 1 || time.count() > kMostMs)
                json.fail(key, Say::tr("%1 is not from 0.001 to 86400 seconds."));
        }
    }

} // namespace

// NOLINTBEGIN(misc-use-internal-linkage): reader and writer find these by their arguments.

template <typename Json>
void fields(Json &json, Of<InputFile> auto &input)
{
    json.text("name", input.name);
    json.bytes("content", input.content);
}

template <typename Json>
void fields(Json &json, Of<TerminalSize> auto &size)
{
    json.number("columns", size.columns, 1, kMostCells);
    json.number("rows", size.rows, 1, kMostCells);
}

template <typename Json>
void fields(Json &json, Of<Workspace> auto &workspace)
{
    json.restIsOptional();
    json.texts("inputPaths", workspace.inputPaths);
    json.textOrNull("stdinPath", workspace.standardInputPath);
    json.textOrNull("keptFolder", workspace.keptFolder);
}

/// The fields of a request that are the same for writing and reading.
template <typename Json>
void commonFields(Json &json, Of<RunRequest> auto &request)
{
    json.text("language", request.snippet.languageId);
    json.bytes("code", request.snippet.code);
    json.restIsOptional();
    json.textOrNull("fileName", request.snippet.fileName);
    json.bytes("stdin", request.standardInput);
    json.list("input", request.inputs);
    json.seconds("cpu", request.limits.cpu);
    json.seconds("wall", request.limits.wall);
    json.seconds("compile", request.limits.compile);
    json.number("memory", request.limits.memoryBytes, kLeastMemory, kMostBytes);
    json.number("processes", request.limits.processes, 1, kMostCount);
    json.number("output", request.limits.outputBytes, 1, kMostBytes);
    json.number("workFolder", request.limits.workBytes, 1, kMostBytes);
    json.number("openFiles", request.limits.openFiles, 1, kMostCount);
    json.word("network", request.network, kNetworks);
    json.textOrNull("interpreter", request.interpreter);
    json.textOrNull("runAs", request.runAs);
    json.flag("keepsInputOpen", request.keepsInputOpen);
    json.flag("usesTerminal", request.usesTerminal);
    json.object("terminalSize", request.terminalSize);
    json.flag("namesUnchanged", request.namesUnchanged);
    json.object("workspace", request.workspace);
    json.textOrNull("folder", request.folder);
    json.wordIfAny("front", request.front, kFronts);
}

void fields(JsonWriter &json, const RunRequest &request)
{
    commonFields(json, request);
    writeLevel(json, request.isolation);
}

void fields(JsonReader &json, RunRequest &request)
{
    commonFields(json, request);
    readLevel(json, "isolation", request.isolation);
    checkTimes(json, request.limits);
}

nlohmann::json toJson(const RunRequest &request)
{
    return JsonWriter::json(request);
}

Result<RunRequest> runRequestFromJson(const QByteArray &text, qsizetype mostBytes)
{
    return valueFromJson<RunRequest>(text, mostBytes);
}

// NOLINTEND(misc-use-internal-linkage)

} // namespace sandpad::runner
