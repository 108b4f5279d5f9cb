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
            { "endColumn", numberOrNull(frame.endColumn) },
            { "function", textOrNull(frame.function) },
            { "skipped", numberOrNull(frame.skipped) },
        };
    }

    nlohmann::json toJson(const QList<Frame> &frames)
    {
        auto array = nlohmann::json::array();
        for (const Frame &frame : frames)
            array.push_back(toJson(frame));
        return array;
    }

    nlohmann::json toJson(const Cause &cause)
    {
        return {
            { "relation", relationName(cause.relation).toStdString() },
            { "depth", cause.depth },
            { "type", textOrNull(cause.type) },
            { "message", cause.message.toStdString() },
            { "frames", toJson(cause.frames) },
        };
    }

    nlohmann::json toJson(const Diagnostic &diagnostic)
    {
        return {
            { "file", textOrNull(diagnostic.file) },
            { "line", numberOrNull(diagnostic.line) },
            { "column", numberOrNull(diagnostic.column) },
            { "endColumn", numberOrNull(diagnostic.endColumn) },
            { "code", textOrNull(diagnostic.code) },
            { "message", diagnostic.message.toStdString() },
            { "severity", diagnostic.isError ? "error" : "warning" },
        };
    }

} // namespace

QString relationName(Cause::Relation relation)
{
    switch (relation) {
    case Cause::Relation::Cause:
        return QStringLiteral("cause");
    case Cause::Relation::Context:
        return QStringLiteral("context");
    case Cause::Relation::Member:
        return QStringLiteral("member");
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<Cause::Relation> relationOf(const QString &name)
{
    for (const auto relation :
         { Cause::Relation::Cause, Cause::Relation::Context, Cause::Relation::Member }) {
        if (relationName(relation) == name)
            return relation;
    }
    return std::nullopt;
}

nlohmann::json toJson(const ErrorReport &error)
{
    auto causes = nlohmann::json::array();
    for (const Cause &cause : error.causes)
        causes.push_back(toJson(cause));
    auto diagnostics = nlohmann::json::array();
    for (const Diagnostic &diagnostic : error.diagnostics)
        diagnostics.push_back(toJson(diagnostic));
    return {
        { "type", textOrNull(error.type) },
        { "message", error.message.toStdString() },
        { "frames", toJson(error.frames) },
        { "causes", std::move(causes) },
        { "moreCauses", numberOrNull(error.moreCauses) },
        { "diagnostics", std::move(diagnostics) },
        { "hint", textOrNull(error.hint) },
    };
}

} // namespace sandpad::runner
