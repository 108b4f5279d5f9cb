#include "runner/model/DoctorReport.h"

#include "runner/model/JsonText.h"

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
            { "level", name(layer.level).toStdString() },
            { "name", layer.name.toStdString() },
            { "works", layer.works },
            { "reason", textOrNull(layer.reason) },
            { "advice", textOrNull(layer.advice) },
        };
    }

} // namespace

std::optional<Isolation> strongestOf(const DoctorReport &report)
{
    for (const IsolationLevel level : { IsolationLevel::Namespaces, IsolationLevel::Landlock }) {
        Isolation isolation { .level = level, .layers = {} };
        bool works = false;
        for (const LayerHealth &layer : report.layers) {
            if (layer.level != level || (layer.isExtra && !layer.works))
                continue;
            works = works || layer.works;
            isolation.layers.append(
                { .name = layer.name, .inForce = layer.works, .reason = layer.reason });
        }
        if (works)
            return isolation;
    }
    return std::nullopt;
}

nlohmann::json toJson(const DoctorReport &report)
{
    auto languages = nlohmann::json::array();
    for (const LanguageHealth &language : report.languages)
        languages.push_back(toJson(language));
    auto layers = nlohmann::json::array();
    for (const LayerHealth &layer : report.layers)
        layers.push_back(toJson(layer));
    auto places = nlohmann::json::object();
    for (const DataPlace &place : report.places)
        places[place.name.toStdString()] = place.path.toStdString();
    return {
        { "version", report.version.toStdString() },
        { "languages", std::move(languages) },
        { "isolation", std::move(layers) },
        { "places", std::move(places) },
    };
}

} // namespace sandpad::runner
