#include "runner/model/ErrorReport.h"

#include "runner/model/JsonText.h"

namespace sandpad::runner {

namespace {

    nlohmann::json toJson(const Frame &frame)
    {
        return {
            { "file", textOrNull(frame.file) },
            { "line", numberOrNull(frame.line) },
            { "column", numberOrNull(frame.column) },
            { "function", textOrNull(frame.function) },
        };
    }

    nlohmann::json toJson(const Diagnostic &diagnostic)
    {
        return {
            { "file", textOrNull(diagnostic.file) },
            { "line", numberOrNull(diagnostic.line) },
            { "column", numberOrNull(diagnostic.column) },
            { "code", textOrNull(diagnostic.code) },
            { "message", diagnostic.message.toStdString() },
            { "severity", diagnostic.isError ? "error" : "warning" },
        };
    }

} // namespace

nlohmann::json toJson(const ErrorReport &error)
{
    auto frames = nlohmann::json::array();
    for (const Frame &frame : error.frames)
        frames.push_back(toJson(frame));
    auto diagnostics = nlohmann::json::array();
    for (const Diagnostic &diagnostic : error.diagnostics)
        diagnostics.push_back(toJson(diagnostic));
    return {
        { "type", textOrNull(error.type) }, { "message", error.message.toStdString() },
        { "frames", std::move(frames) },    { "diagnostics", std::move(diagnostics) },
        { "hint", textOrNull(error.hint) },
    };
}

} // namespace sandpad::runner
