#pragma once

#include "runner/answer/kept/KeptReview.h"
#include "runner/model/Say.h"
#include "runner/model/json/JsonReader.h"
#include "runner/model/json/JsonWriter.h"

/// The fields that a kept review has in JSON, for writing and reading. See ModelFields.h.
namespace sandpad::runner {

/// A result's run as lines of text: its events (EventLine.h).
[[nodiscard]] QStringList runLines(const RunResult &run);
[[nodiscard]] Result<RunResult> runFromLines(const QStringList &lines);

inline constexpr auto kSyntaxStates = std::to_array<Word<SyntaxState>>({
    { SyntaxState::Unknown, "unknown" },
    { SyntaxState::Fine, "fine" },
    { SyntaxState::Wrong, "wrong" },
    { SyntaxState::Fragment, "fragment" },
    { SyntaxState::CutOff, "cut off" },
});

inline constexpr auto kDependencyStates = std::to_array<Word<DependencyState>>({
    { DependencyState::Unknown, "unknown" },
    { DependencyState::Present, "present" },
    { DependencyState::Missing, "missing" },
});

inline constexpr auto kVerdicts = std::to_array<Word<Verdict>>({
    { Verdict::Matches, "matches" },
    { Verdict::MatchesButSpace, "space" },
    { Verdict::OtherNotation, "notation" },
    { Verdict::WithinTolerance, "tolerance" },
    { Verdict::Varies, "varies" },
    { Verdict::Differs, "differs" },
    { Verdict::ErrorHappened, "error" },
    { Verdict::Fails, "fails" },
    { Verdict::LimitHit, "limit" },
    { Verdict::FailsUnclaimed, "unclaimed" },
    { Verdict::CannotRun, "cannot run" },
    { Verdict::NothingClaimed, "nothing claimed" },
    { Verdict::NotChecked, "not checked" },
});

template <typename Json>
void fields(Json &json, Of<Claim> auto &claim)
{
    json.word("kind", claim.kind, kClaimKinds);
    json.text("text", claim.text);
    json.text("whole", claim.whole);
    json.number("line", claim.line);
    json.number("inputLine", claim.inputLine);
    json.flag("tentative", claim.isTentative);
    json.flag("returned", claim.isReturned);
    json.flag("printed", claim.isPrinted);
    json.flagIfSet("handled", claim.isHandled);
    json.flag("part", claim.isPart);
    json.flag("all", claim.isAll);
}

template <typename Json>
void fields(Json &json, Of<SyntaxCheck> auto &syntax)
{
    json.word("state", syntax.state, kSyntaxStates);
    json.number("line", syntax.line);
    json.text("message", syntax.message);
}

template <typename Json>
void fields(Json &json, Of<Dependency> auto &dependency)
{
    json.text("name", dependency.name);
    json.text("ecosystem", dependency.ecosystem);
    json.text("module", dependency.module);
    json.word("state", dependency.state, kDependencyStates);
}

template <typename Json>
void fields(Json &json, Of<TextSpan> auto &span)
{
    json.number("start", span.start);
    json.number("length", span.length);
}

template <typename Json>
void fields(Json &json, Of<Comparison> auto &comparison)
{
    json.word("verdict", comparison.verdict, kVerdicts);
    json.word("kind", comparison.kind, kClaimKinds);
    json.number("claimLine", comparison.claimLine);
    json.text("claimed", comparison.claimed);
    json.text("actual", comparison.actual);
    json.number("line", comparison.line);
    json.list("claimedDifferences", comparison.claimedDifferences);
    json.list("actualDifferences", comparison.actualDifferences);
    json.list("masked", comparison.masked);
    json.text("note", comparison.note);
    json.text("unread", comparison.unread);
    json.word("evidence", comparison.evidence, kEvidences);
}

inline void runField(JsonWriter &json, const BlockResult &result)
{
    json.texts("run", runLines(result.run));
}

inline void runField(JsonReader &json, BlockResult &result)
{
    QStringList lines;
    json.texts("run", lines);
    if (auto run = runFromLines(lines))
        result.run = *std::move(run);
    else
        json.fail("run", Say::tr("%1 is damaged."));
}

template <typename Json>
void fields(Json &json, Of<BlockResult> auto &result)
{
    json.word("verdict", result.verdict, kVerdicts);
    json.text("reason", result.reason);
    json.list("comparisons", result.comparisons);
    json.texts("notChecked", result.notChecked);
    json.flag("usedSession", result.usedSession);
    json.number("runs", result.runs);
    json.textsByName("versions", result.versions);
    json.flag("hasRun", result.hasRun);
    json.number("leftOut", result.leftOutBytes);
    runField(json, result);
}

template <typename Json>
void fields(Json &json, Of<KeptBlock> auto &block)
{
    json.number("index", block.index, 1);
    json.text("program", block.program);
    json.list("claims", block.claims);
    json.object("syntax", block.syntax);
    json.texts("warnings", block.warnings);
    json.texts("notChecked", block.notChecked);
    json.objectOrNull("result", block.result);
}

inline void endedField(JsonWriter &json, const KeptReview &review)
{
    json.text("ended", review.ended.toString(Qt::ISODateWithMs));
}

inline void endedField(JsonReader &json, KeptReview &review)
{
    QString ended;
    json.text("ended", ended);
    review.ended = QDateTime::fromString(ended, Qt::ISODateWithMs);
}

template <typename Json>
void fields(Json &json, Of<KeptReview> auto &review)
{
    endedField(json, review);
    json.list("dependencies", review.dependencies);
    json.list("blocks", review.blocks);
}

} // namespace sandpad::runner
