#pragma once

#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"
#include "runner/model/json/JsonWriter.h"

#include <array>

/// The fields that the model's values have in JSON. Each `fields` serves a JsonWriter and a
/// JsonReader alike. Some fields are not in the contract and are lost on the way: a frame's isUser,
/// an error's traceback and printed text, a file's content and isUnchanged, a limit's `largest`.
namespace sandpad::runner {

inline constexpr auto kSeverities = std::to_array<Word<bool>>({
    { true, "error" },
    { false, "warning" },
});

template <typename Json>
void fields(Json &json, Of<LimitHit> auto &hit)
{
    json.word("kind", hit.kind, kLimitKinds);
    json.amount("value", hit.value);
    json.amount("used", hit.used);
}

template <typename Json>
void fields(Json &json, Of<Frame> auto &frame)
{
    json.textOrNull("file", frame.file);
    json.numberOrNull("line", frame.line);
    json.numberOrNull("column", frame.column);
    json.numberOrNull("endColumn", frame.endColumn);
    json.textOrNull("function", frame.function);
    json.numberOrNull("skipped", frame.skipped);
}

template <typename Json>
void fields(Json &json, Of<Cause> auto &cause)
{
    json.word("relation", cause.relation, kRelations);
    json.number("depth", cause.depth);
    json.textOrNull("type", cause.type);
    json.text("message", cause.message);
    json.list("frames", cause.frames);
}

template <typename Json>
void fields(Json &json, Of<Diagnostic> auto &diagnostic)
{
    json.textOrNull("file", diagnostic.file);
    json.numberOrNull("line", diagnostic.line);
    json.numberOrNull("column", diagnostic.column);
    json.numberOrNull("endColumn", diagnostic.endColumn);
    json.textOrNull("code", diagnostic.code);
    json.text("message", diagnostic.message);
    json.word("severity", diagnostic.isError, kSeverities);
}

template <typename Json>
void fields(Json &json, Of<ErrorReport> auto &error)
{
    json.textOrNull("type", error.type);
    json.text("message", error.message);
    json.list("frames", error.frames);
    json.list("causes", error.causes);
    json.numberOrNull("moreCauses", error.moreCauses);
    json.list("diagnostics", error.diagnostics);
    json.textOrNull("hint", error.hint);
    json.textOrNull("meantLanguage", error.meantLanguage);
    json.textIfAny("fileBeside", error.fileBeside);
    json.flagIfSet("lacksNetwork", error.lacksNetwork);
    json.flagIfSet("lacksFile", error.lacksFile);
}

template <typename Json>
void fields(Json &json, Of<Usage> auto &usage)
{
    json.seconds("wall", usage.wall);
    json.seconds("cpu", usage.cpu);
    json.number("peakMemory", usage.peakMemoryBytes);
    json.seconds("startup", usage.startup);
    json.wordIfAny("measuredBy", usage.meter, kMeters);
}

template <typename Json>
void fields(Json &json, Of<FileEntry> auto &file)
{
    json.text("name", file.name);
    json.number("size", file.sizeBytes);
    json.textOrNull("mime", file.mime);
    json.textOrNull("path", file.path);
    json.textIfAny("refused", file.refused);
}

} // namespace sandpad::runner
