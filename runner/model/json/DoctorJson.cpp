#include "runner/model/json/JsonText.h"
#include "runner/model/json/ModelJson.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    nlohmann::json toJson(const LanguageHealth &language)
    {
        return {
            { "id", language.id.toStdString() },
            { "name", language.name.toStdString() },
            { "found", language.isFound },
            { "toolchain", textOrNull(language.toolchain) },
            { "version", textOrNull(language.version) },
            { "path", textOrNull(language.path) },
            { "advice", textOrNull(language.advice) },
        };
    }

    nlohmann::json toJson(const LayerHealth &layer)
    {
        return {
            { "level", layer.level.id().toStdString() },
            { "name", layer.name.toStdString() },
            { "works", layer.works },
            { "reason", textOrNull(layer.reason) },
            { "advice", textOrNull(layer.advice) },
        };
    }

    nlohmann::json toJson(const ToolHealth &tool)
    {
        return {
            { "name", tool.name.toStdString() },
            { "path", textOrNull(tool.path) },
            { "advice", textOrNull(tool.advice) },
        };
    }

} // namespace

nlohmann::json toJson(const DoctorReport &report)
{
    auto languages = nlohmann::json::array();
    for (const LanguageHealth &language : report.languages)
        languages.push_back(toJson(language));
    auto problems = nlohmann::json::array();
    for (const QString &problem : report.problems)
        problems.push_back(problem.toStdString());
    auto layers = nlohmann::json::array();
    for (const LayerHealth &layer : report.layers)
        layers.push_back(toJson(layer));
    auto tools = nlohmann::json::array();
    for (const ToolHealth &tool : report.tools)
        tools.push_back(toJson(tool));
    auto places = nlohmann::json::object();
    for (const DataPlace &place : report.places)
        places[place.name.toStdString()] = place.path.toStdString();
    return {
        { "version", report.version.toStdString() },
        { "languages", std::move(languages) },
        { "problems", std::move(problems) },
        { "isolation", std::move(layers) },
        { "tools", std::move(tools) },
        { "places", std::move(places) },
    };
}

} // namespace sandpad::runner
