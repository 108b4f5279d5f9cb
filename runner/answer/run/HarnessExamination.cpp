#include "runner/answer/run/HarnessExamination.h"

#include "runner/answer/read/BlockReader.h"
#include "runner/answer/run/FactsReply.h"
#include "runner/answer/source/Dependencies.h"
#include "runner/model/Json.h"
#include "runner/model/Say.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    SyntaxState stateOf(const std::string &name)
    {
        return name == "fine"  ? SyntaxState::Fine
            : name == "cutoff" ? SyntaxState::CutOff
            : name == "wrong"  ? SyntaxState::Wrong
                               : SyntaxState::Unknown;
    }

    void addBlock(Answer &answer, const json &entry)
    {
        const int index = wholeNumber(entry.at("index"));
        const auto block = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        if (block == answer.blocks.end())
            return;
        block->syntax = { .state = stateOf(entry.at("state").get<std::string>()),
                          .line = wholeNumber(entry.at("line")),
                          .message =
                              QString::fromStdString(entry.at("message").get<std::string>()) };
        const auto facts = entry.find("facts");
        if (facts == entry.end() || block->syntax.state != SyntaxState::Fine)
            return;
        if (const auto read = factsFrom(*facts, *block))
            addFacts(*block, *read);
    }

    /// The modules that come with the language, as its interpreter names them.
    QSet<QString> standardModules(const json &found)
    {
        QSet<QString> names;
        for (const json &name : found.at("standard"))
            names.insert(QString::fromStdString(name.get<std::string>()));
        return names;
    }

    QHash<QString, bool> presentModules(const json &found)
    {
        QHash<QString, bool> present;
        for (const auto &[name, isPresent] : found.at("modules").items())
            present.insert(QString::fromStdString(name), isPresent.get<bool>());
        return present;
    }

    /// The dependencies anew, for the parser has read imports. What is known of them stays.
    void settleDependencies(Answer &answer, const QHash<QString, bool> &present,
                            const QString &ecosystem)
    {
        QList<Dependency> all = dependenciesOf(answer.blocks);
        for (Dependency &one : all) {
            const auto known = std::ranges::find_if(answer.dependencies, [&](const auto &other) {
                return other.name == one.name && other.ecosystem == one.ecosystem;
            });
            if (known != answer.dependencies.end())
                one.state = known->state;
            for (const QString &name : { one.module, one.name }) {
                if (one.ecosystem == ecosystem && present.contains(name)) {
                    one.state =
                        present.value(name) ? DependencyState::Present : DependencyState::Missing;
                    break;
                }
            }
        }
        answer.dependencies = all;
    }

    /// Which modules a program does not find here.
    void settleModules(SourceFacts &facts, const QHash<QString, bool> &present)
    {
        facts.absent = facts.modules;
        facts.absent->removeIf([&](const QString &name) { return present.value(name); });
    }

    /// Warns when a file beside the program has the name of a standard module: the file is imported
    /// instead.
    void warnOfHidden(AnswerBlock &block, const QSet<QString> &standard)
    {
        const QString module = block.fileName.section(u'/', -1).section(u'.', 0, 0);
        if (!block.canRun() || !standard.contains(module))
            return;
        const QString warning = Say::tr("A file named %1 hides the module %2 of the language.")
                                    .arg(block.fileName, module);
        if (!block.warnings.contains(warning))
            block.warnings.append(warning);
    }

} // namespace

std::optional<RunRequest> harnessExaminationOf(const Answer &answer, const HarnessTool &tool)
{
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
        if (dependency.ecosystem == tool.ecosystem && !tool.ecosystem.isEmpty())
            modules.push_back(dependency.name.toStdString());
    }
    if (blocks.empty() && modules.empty())
        return std::nullopt;
    RunRequest request;
    const json asked { { "blocks", blocks }, { "modules", modules } };
    request.snippet = { .languageId = tool.id, .code = jsonBytes(asked) };
    return request;
}

void addHarnessExamination(Answer &answer, const RunResult &result, const HarnessTool &tool)
{
    if (!result.isSuccess())
        return;
    const QByteArray &output = result.standardOutput;
    try {
        Answer examined = answer;
        const json found = jsonFrom(output);
        for (const json &entry : found.at("blocks"))
            addBlock(examined, entry);
        const QSet<QString> standard = standardModules(found);
        const QHash<QString, bool> present = presentModules(found);
        settleDependencies(examined, present, tool.ecosystem);
        for (AnswerBlock &block : examined.blocks) {
            if (!tool.languages.contains(block.languageId))
                continue;
            warnOfHidden(block, standard);
            if (block.facts)
                settleModules(*block.facts, present);
        }
        answer = examined;
    } catch (const json::exception &) {
        return; // the parser itself failed, so nothing is known
    }
}

} // namespace sandpad::runner
