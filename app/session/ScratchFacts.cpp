#include "app/session/ScratchFacts.h"

#include "app/session/FactsJson.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    void take(const json &object, const char *key, std::chrono::milliseconds &time)
    {
        qint64 count = time.count();
        takeNumber(object, key, count);
        time = std::chrono::milliseconds(count);
    }

    json files(const widgets::FilesChoice &files)
    {
        json inputs = json::array();
        for (const QString &path : files.inputPaths)
            inputs.push_back(path.toStdString());
        return { { "inputs", inputs },
                 { "standardInput", files.preparedInput.toBase64().toStdString() },
                 { "standardInputFile", files.preparedInputPath.toStdString() },
                 { "kept", files.keepsFiles },
                 { "terminal", files.usesTerminal } };
    }

    widgets::FilesChoice readFiles(const json &object)
    {
        widgets::FilesChoice files;
        const json read = object.value("files", json::object());
        if (!read.is_object())
            return files;
        if (const auto inputs = read.find("inputs"); inputs != read.end() && inputs->is_array()) {
            for (const json &path : *inputs) {
                if (path.is_string())
                    files.inputPaths.append(QString::fromStdString(path.get<std::string>()));
            }
        }
        files.preparedInput = QByteArray::fromBase64(textIn(read, "standardInput").toLatin1());
        files.preparedInputPath = textIn(read, "standardInputFile");
        files.keepsFiles = isTrue(read, "kept");
        files.usesTerminal = isTrue(read, "terminal");
        return files;
    }

    runner::Limits readLimits(const json &object)
    {
        runner::Limits limits;
        const json read = object.value("limits", json::object());
        if (!read.is_object())
            return limits;
        take(read, "cpuMs", limits.cpu);
        take(read, "wallMs", limits.wall);
        take(read, "compileMs", limits.compile);
        takeNumber(read, "memoryBytes", limits.memoryBytes);
        takeNumber(read, "processes", limits.processes);
        takeNumber(read, "outputBytes", limits.outputBytes);
        takeNumber(read, "workBytes", limits.workBytes);
        takeNumber(read, "openFiles", limits.openFiles);
        return limits;
    }

    /// A list of places that are counted from zero; empty where it is anything else.
    QList<int> placesIn(const json &object, const char *key)
    {
        const json read = object.value(key, json());
        const auto isPlace = [](const json &number) {
            return number.is_number_integer() && number.get<qint64>() >= 0
                && number.get<qint64>() <= std::numeric_limits<int>::max();
        };
        if (!read.is_array() || !std::ranges::all_of(read, isPlace))
            return {};
        return read.get<std::vector<int>>() | std::ranges::to<QList<int>>();
    }

    Caret caretIn(const json &object)
    {
        const QList<int> places = placesIn(object, "caret");
        return places.size() == 2 ? Caret { .line = places[0], .column = places[1] } : Caret();
    }

} // namespace

json factsOf(const Scratch &scratch)
{
    const runner::Limits &limits = scratch.limits;
    return {
        { "title", scratch.title.toStdString() },
        { "named", scratch.isNamed },
        { "language", scratch.languageId.toStdString() },
        { "interpreter", scratch.interpreter.toStdString() },
        { "network", scratch.network == runner::Network::On },
        { "isolation", scratch.isolation ? scratch.isolation->id().toStdString() : "" },
        { "path", scratch.file.path.toStdString() },
        { "mark", scratch.file.mark.toStdString() },
        { "encoding", scratch.file.encoding.shown().toStdString() },
        { "runAs", scratch.runAs.toStdString() },
        { "caret", { scratch.caret.line, scratch.caret.column } },
        { "topLine", scratch.topLine },
        { "folded", scratch.folded },
        { "ending", scratch.ending ? runner::wordOf(*scratch.ending, runner::kEndings) : "" },
        { "files", files(scratch.files) },
        { "limits",
          { { "cpuMs", limits.cpu.count() },
            { "wallMs", limits.wall.count() },
            { "compileMs", limits.compile.count() },
            { "memoryBytes", limits.memoryBytes },
            { "processes", limits.processes },
            { "outputBytes", limits.outputBytes },
            { "workBytes", limits.workBytes },
            { "openFiles", limits.openFiles } } },
    };
}

void takeFacts(Scratch &scratch, const json &facts, const QList<runner::LevelInfo> &levels)
{
    scratch.title = textIn(facts, "title");
    // Where nothing is said, an older Sandpad has kept it.
    scratch.isNamed = !facts.contains("named") || isTrue(facts, "named");
    scratch.languageId = textIn(facts, "language");
    scratch.interpreter = textIn(facts, "interpreter");
    scratch.limits = readLimits(facts);
    scratch.files = readFiles(facts);
    if (isTrue(facts, "network"))
        scratch.network = runner::Network::On;
    // An unprotected level is a choice for this session only.
    const auto level = infoOf(levels, runner::IsolationLevel(textIn(facts, "isolation")));
    if (level && level->isolates)
        scratch.isolation = level->level;
    // Where nothing is said, an older Sandpad has kept it, which took all files for UTF-8.
    scratch.file = { .path = textIn(facts, "path"),
                     .mark = textIn(facts, "mark").toLatin1(),
                     .encoding =
                         encodingShownAs(textIn(facts, "encoding")).value_or(TextEncoding()) };
    scratch.runAs = textIn(facts, "runAs");
    scratch.caret = caretIn(facts);
    takeNumber(facts, "topLine", scratch.topLine);
    scratch.folded = placesIn(facts, "folded");
    scratch.ending = runner::valueOf(textIn(facts, "ending").toStdString(), runner::kEndings);
}

} // namespace sandpad::app
