#include "runner/answer/run/Examination.h"

#include "runner/answer/run/SharpExamination.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    struct Tool
    {
        const char *id;
        QStringList languages;
        const char *ecosystem;
    };

    const QList<Tool> &tools()
    {
        static const QList<Tool> list {
            { .id = "python-examine",
              .languages = { QStringLiteral("python") },
              .ecosystem = "pip" },
            { .id = "script-examine",
              .languages = { QStringLiteral("javascript"), QStringLiteral("typescript") },
              .ecosystem = "npm" },
        };
        return list;
    }

    SyntaxState stateOf(const std::string &name)
    {
        return name == "fine"  ? SyntaxState::Fine
            : name == "cutoff" ? SyntaxState::CutOff
            : name == "wrong"  ? SyntaxState::Wrong
                               : SyntaxState::Unknown;
    }

    void addBlock(Answer &answer, const json &entry)
    {
        const int index = entry.at("index").get<int>();
        const auto block = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        if (block == answer.blocks.end())
            return;
        block->syntax = { .state = stateOf(entry.at("state").get<std::string>()),
                          .line = entry.at("line").get<int>(),
                          .message =
                              QString::fromStdString(entry.at("message").get<std::string>()) };
    }

} // namespace

QList<RunRequest> examinationsOf(const Answer &answer)
{
    QList<RunRequest> requests;
    for (const Tool &tool : tools()) {
        json blocks = json::array();
        json modules = json::array();
        for (const AnswerBlock &block : answer.blocks) {
            if (tool.languages.contains(block.languageId) && block.canRun()
                && block.statements.isEmpty() && block.code.size() <= kLongestRead)
                blocks.push_back({ { "index", block.index },
                                   { "language", block.languageId.toStdString() },
                                   { "code", block.code.toStdString() } });
        }
        for (const Dependency &dependency : answer.dependencies) {
            if (dependency.ecosystem == QLatin1String(tool.ecosystem))
                modules.push_back(dependency.name.toStdString());
        }
        if (blocks.empty() && modules.empty())
            continue;
        RunRequest request;
        const json asked { { "blocks", blocks }, { "modules", modules } };
        request.snippet = { .languageId = QLatin1String(tool.id),
                            .code = QByteArray::fromStdString(
                                asked.dump(-1, ' ', false, json::error_handler_t::replace)) };
        requests.append(request);
    }
    if (auto request = sharpExaminationOf(answer))
        requests.append(*request);
    return requests;
}

void addExamination(Answer &answer, const RunResult &result)
{
    if (result.languageId == kSharpExamine)
        return addSharpExamination(answer, result);
    const auto tool = std::ranges::find_if(
        tools(), [&](const Tool &known) { return result.languageId == QLatin1String(known.id); });
    if (!result.isSuccess() || tool == tools().end())
        return;
    const QByteArray &output = result.standardOutput;
    try {
        const json found = json::parse(output.begin(), output.end());
        for (const json &entry : found.at("blocks"))
            addBlock(answer, entry);
        for (Dependency &dependency : answer.dependencies) {
            const std::string name = dependency.name.toStdString();
            if (dependency.ecosystem == QLatin1String(tool->ecosystem)
                && found.at("modules").contains(name))
                dependency.state = found.at("modules").at(name).get<bool>()
                    ? DependencyState::Present
                    : DependencyState::Missing;
        }
    } catch (const json::exception &) {
        return; // the parser's own failure; nothing is known then
    }
}

} // namespace sandpad::runner
