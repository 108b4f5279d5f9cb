#include "runner/answer/report/AnswerReport.h"
#include "runner/model/JsonStream.h"
#include "runner/model/json/JsonText.h"
#include "runner/model/json/ModelJson.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    json textOrNull(const QString &text)
    {
        return text.isEmpty() ? json() : json(text.toStdString());
    }

    json spans(const QList<TextSpan> &list)
    {
        json array = json::array();
        for (const TextSpan &span : list)
            array.push_back({ { "start", span.start }, { "length", span.length } });
        return array;
    }

    json comparisonJson(const Comparison &comparison)
    {
        return { { "verdict", verdictName(comparison.verdict).toStdString() },
                 { "kind", claimKindName(comparison.kind).toStdString() },
                 { "claimLine", comparison.claimLine > 0 ? json(comparison.claimLine) : json() },
                 { "line", comparison.line > 0 ? json(comparison.line) : json() },
                 { "claimed", comparison.claimed.toStdString() },
                 { "actual", comparison.actual.toStdString() },
                 { "claimedDifferences", spans(comparison.claimedDifferences) },
                 { "actualDifferences", spans(comparison.actualDifferences) },
                 { "masked", spans(comparison.masked) },
                 { "note", textOrNull(comparison.note) },
                 { "evidence", evidenceName(comparison.evidence).toStdString() } };
    }

    /// The block's claimed texts, or null when it claims nothing.
    json claimedJson(const AnswerBlock &block)
    {
        QStringList texts;
        for (const Claim &claim : block.claims) {
            if (!claim.isTentative)
                texts.append(claim.text);
        }
        return texts.isEmpty() ? json() : json(texts.join(u'\n').toStdString());
    }

    /// The printed text, cut to a length that a person compares.
    json actualJson(const BlockResult &result)
    {
        if (!result.hasRun)
            return {};
        constexpr qsizetype kMost = 1 << 20;
        QStringList texts;
        for (const Comparison &comparison : result.comparisons)
            texts.append(comparison.actual);
        const QString text = texts.isEmpty()
            ? QString::fromUtf8(result.run.standardOutput.left(kMost))
            : texts.join(u'\n').left(kMost);
        return text.toStdString();
    }

    json repairsJson(const AnswerBlock &block)
    {
        json list = json::array();
        for (const Repair &repair : block.repairs)
            list.push_back({ { "kind", repair.kind.toStdString() },
                             { "line", repair.line },
                             { "before", repair.before.toStdString() },
                             { "after", repair.after.toStdString() } });
        return list;
    }

    const char *syntaxName(SyntaxState state)
    {
        switch (state) {
        case SyntaxState::Unknown:
            return "unknown";
        case SyntaxState::Fine:
            return "fine";
        case SyntaxState::Wrong:
            return "wrong";
        case SyntaxState::Fragment:
            return "fragment";
        case SyntaxState::CutOff:
            return "cut off";
        }
        return "unknown";
    }

    /// All but the run.
    json blockFields(const Review &review, const AnswerBlock &block)
    {
        const BlockResult result = review.results.value(block.index);
        json comparisons = json::array();
        for (const Comparison &comparison : result.comparisons)
            comparisons.push_back(comparisonJson(comparison));
        json warnings = json::array();
        for (const QString &warning : block.warnings)
            warnings.push_back(warning.toStdString());
        return { { "index", block.index },
                 { "role", roleName(block.role).toStdString() },
                 { "language", textOrNull(block.languageId) },
                 { "label", textOrNull(block.label) },
                 { "confidence", block.confidence },
                 { "line", block.line },
                 { "fileName", textOrNull(block.fileName) },
                 { "code", block.code.toStdString() },
                 { "claims", std::ranges::count(block.claims, false, &Claim::isTentative) },
                 { "claimed", claimedJson(block) },
                 { "actual", actualJson(result) },
                 { "verdict", verdictName(verdictOf(review, block)).toStdString() },
                 { "reason", textOrNull(result.reason) },
                 { "comparisons", comparisons },
                 { "scope", result.usedSession ? "session" : "alone" },
                 { "runs", result.runs },
                 { "syntax",
                   { { "state", syntaxName(block.syntax.state) },
                     { "line", block.syntax.line > 0 ? json(block.syntax.line) : json() },
                     { "message", textOrNull(block.syntax.message) } } },
                 { "isCutOff", block.isCutOff },
                 { "hasElision", block.hasElision },
                 { "warnings", warnings },
                 { "repairs", repairsJson(block) } };
    }

    json blockJson(const Review &review, const AnswerBlock &block)
    {
        const BlockResult result = review.results.value(block.index);
        json fields = blockFields(review, block);
        fields["run"] = result.hasRun ? toJson(result.run) : json();
        return fields;
    }

    /// All but the blocks.
    json reviewFields(const Review &review)
    {
        json dependencies = json::array();
        for (const Dependency &dependency : review.answer.dependencies)
            dependencies.push_back({ { "name", dependency.name.toStdString() },
                                     { "ecosystem", dependency.ecosystem.toStdString() },
                                     { "state", stateName(dependency.state).toStdString() } });
        json summary = json::object();
        for (const auto &[verdict, count] : summaryOf(review).asKeyValueRange())
            summary[verdictName(verdict).toStdString()] = count;
        json notChecked = json::array();
        for (const QString &sentence : notCheckedOf(review))
            notChecked.push_back(sentence.toStdString());
        return { { "dependencies", dependencies },
                 { "summary", summary },
                 { "notChecked", notChecked },
                 { "tolerance", review.tolerance },
                 { "message", sentenceOf(review).toStdString() } };
    }

} // namespace

json toJson(const Review &review)
{
    json fields = reviewFields(review);
    json blocks = json::array();
    for (const AnswerBlock &block : review.answer.blocks)
        blocks.push_back(blockJson(review, block));
    fields["blocks"] = std::move(blocks);
    return fields;
}

void writeMembers(JsonStream &out, const Review &review)
{
    out.members(reviewFields(review));
    out.key("blocks");
    out.beginArray();
    for (const AnswerBlock &block : review.answer.blocks) {
        out.beginObject();
        out.members(blockFields(review, block));
        out.key("run");
        const auto result = review.results.constFind(block.index);
        if (result != review.results.cend() && result->hasRun)
            writeJson(out, result->run);
        else
            out.value(nullptr);
        out.endObject();
    }
    out.endArray();
}

void writeJson(JsonStream &out, const Review &review)
{
    out.beginObject();
    writeMembers(out, review);
    out.endObject();
}

} // namespace sandpad::runner
