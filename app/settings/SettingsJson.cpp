#include "app/settings/SettingsJson.h"

#include "app/settings/EntryReader.h"

#include <type_traits>
#include <utility>

namespace sandpad::runner {

namespace {

    constexpr qint64 kMostMiB = 1LL << 20;

    /// Bytes as a whole number of MiB.
    template <typename Json>
    void mebibytes(Json &json, const char *key, auto &bytes, qint64 least)
    {
        constexpr qint64 kMiB = 1LL << 20;
        // NOLINTNEXTLINE(misc-const-correctness): a reader changes it
        qint64 count = bytes / kMiB;
        json.number(key, count, least, kMostMiB);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(bytes)>>)
            bytes = count * kMiB;
    }

} // namespace

// The fields of each value, for writing and reading alike.
// NOLINTBEGIN(misc-use-internal-linkage): reader and writer find these by their arguments.

template <typename Json>
void fields(Json &json, Of<Limits> auto &limits)
{
    constexpr int kLeastMemoryMiB = 16; // any interpreter needs as much
    constexpr int kLeastFiles = 16;
    constexpr int kMostProcesses = 100'000;
    constexpr int kMostFiles = 1'000'000;
    json.seconds("cpuSeconds", limits.cpu);
    json.seconds("wallSeconds", limits.wall);
    json.seconds("compileSeconds", limits.compile);
    mebibytes(json, "memoryMiB", limits.memoryBytes, kLeastMemoryMiB);
    json.number("processes", limits.processes, 1, kMostProcesses);
    mebibytes(json, "outputMiB", limits.outputBytes, 1);
    mebibytes(json, "workFolderMiB", limits.workBytes, 1);
    json.number("openFiles", limits.openFiles, kLeastFiles, kMostFiles);
}

template <typename Json>
void fields(Json &json, Of<Retention> auto &kept)
{
    constexpr int kMostDays = 36'500;
    auto days = kept.age.count();
    json.number("days", days, 1, kMostDays);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(kept)>>)
        kept.age = std::chrono::days(days);
    mebibytes(json, "sizeMiB", kept.bytes, 1);
}

// NOLINTEND(misc-use-internal-linkage)

} // namespace sandpad::runner

namespace sandpad::widgets {

// NOLINTBEGIN(misc-use-internal-linkage): as above
template <typename Json>
void fields(Json &json, runner::Of<CodeFont> auto &font)
{
    json.text("family", font.family);
    json.number("pixels", font.pixels, CodeFont::kSmallest, CodeFont::kLargest);
    json.number("zoom", font.zoom, CodeFont::kSmallest - CodeFont::kLargest,
                CodeFont::kLargest - CodeFont::kSmallest);
    json.flag("ligatures", font.hasLigatures);
}

// NOLINTEND(misc-use-internal-linkage)

} // namespace sandpad::widgets

namespace sandpad::app {

using runner::Of;

// NOLINTBEGIN(misc-use-internal-linkage): as above
template <typename Json>
void fields(Json &json, Of<WarmSandboxes> auto &warm)
{
    json.number("most", warm.most, 0, WarmSandboxes::kMost);
    runner::mebibytes(json, "memoryMiB", warm.mostBytes, 0);
    runner::mebibytes(json, "freeMemoryMiB", warm.leastFreeBytes, 0);
}

template <typename Json>
void fields(Json &json, Of<Settings> auto &settings)
{
    json.word("theme", settings.theme, kThemeWishes);
    json.text("lightCodeTheme", settings.lightCode);
    json.text("darkCodeTheme", settings.darkCode);
    json.object("font", settings.font);
    json.flag("wrapLines", settings.wrapsLines);
    json.word("output", settings.output, kOutputSides);
    json.flag("earlierRuns", settings.listsEarlierRuns);
    json.flag("checkTypes", settings.checksTypes);
    json.word("start", settings.start, kStarts);
    json.object("limits", settings.limits);
    json.textsByName("interpreters", settings.interpreters);
    json.object("history", settings.history);
    json.object("warmSandboxes", settings.warm);
    json.textsByName("shortcuts", settings.shortcuts);
}

// NOLINTEND(misc-use-internal-linkage)

namespace {

    /// The same without what is as usual, and without objects that are empty then.
    void removeUsual(nlohmann::json &object, const nlohmann::json &changed,
                     const nlohmann::json &usual)
    {
        for (const auto &[key, value] : changed.items()) {
            const auto found = object.find(key);
            const auto known = usual.find(key);
            if (found == object.end() || known == usual.end())
                continue;
            if (value.is_object() && found->is_object())
                removeUsual(*found, value, *known);
            if (*found == *known || (found->is_object() && found->empty()))
                object.erase(found);
        }
    }

    /// What makes `now` of `before`, as a merge patch (RFC 7396).
    nlohmann::json changesOf(const nlohmann::json &before, const nlohmann::json &now)
    {
        nlohmann::json changes = nlohmann::json::object();
        for (const auto &[key, value] : now.items()) {
            const auto old = before.find(key);
            const bool isThere = old != before.end();
            if (isThere && value.is_object() && old->is_object()) {
                if (nlohmann::json inner = changesOf(*old, value); !inner.empty())
                    changes[key] = std::move(inner);
            } else if (!isThere || *old != value) {
                changes[key] = value;
            }
        }
        for (const auto &[key, value] : before.items()) {
            if (!now.contains(key))
                changes[key] = nullptr;
        }
        return changes;
    }

} // namespace

nlohmann::json settingsJson(const Settings &settings)
{
    return runner::JsonWriter::json(settings);
}

Settings settingsFrom(const nlohmann::json &object, QStringList &unusable)
{
    Settings settings;
    EntryReader reader(object, unusable);
    fields(reader, settings);
    return settings;
}

void applyChanges(nlohmann::json &object, const Settings &before, const Settings &now)
{
    const nlohmann::json changes = changesOf(settingsJson(before), settingsJson(now));
    object.merge_patch(changes);
    removeUsual(object, changes, settingsJson(Settings {}));
}

Settings merged(const Settings &before, const Settings &mine, const Settings &theirs)
{
    nlohmann::json object = settingsJson(mine);
    object.merge_patch(changesOf(settingsJson(before), settingsJson(theirs)));
    QStringList unusable;
    return settingsFrom(object, unusable);
}

} // namespace sandpad::app
