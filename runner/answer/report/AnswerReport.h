#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"
#include "runner/model/Isolation.h"

#include <QMap>

#include <nlohmann/json_fwd.hpp>

class QXmlStreamWriter;

namespace sandpad::runner {

class JsonStream;

/// An answer and the results of running it. A value.
struct Review
{
    Answer answer;
    QMap<int, BlockResult> results; ///< by block index
    double tolerance = 0;
};

/// The verdict of a block: its result's, or NotChecked.
[[nodiscard]] Verdict verdictOf(const Review &review, const AnswerBlock &block);
/// How many blocks have each verdict, without blocks of claimed output.
[[nodiscard]] QMap<Verdict, int> summaryOf(const Review &review);
/// What was not checked: prose, skipped blocks, figures' looks; a sentence each.
[[nodiscard]] QStringList notCheckedOf(const Review &review);
/// How many remarks seem to claim something, but were not compared with anything.
[[nodiscard]] qsizetype uncomparedRemarksOf(const Review &review);
/// The verdict on the whole answer in one sentence.
[[nodiscard]] QString sentenceOf(const Review &review);
/// Which blocks are as claimed only by what their programs said of themselves, which code that is
/// made to deceive can forge. A sentence or two; empty when there are none.
[[nodiscard]] QString evidenceSentenceOf(const Review &review);
/// Is nothing false?
[[nodiscard]] bool holds(const Review &review);

/// {"blocks", "dependencies", "summary", "notChecked"}, as `sandpad verify --json` prints it.
[[nodiscard]] nlohmann::json toJson(const Review &review);
/// The same, without a copy of what blocks printed.
void writeJson(JsonStream &out, const Review &review);
/// The members of that object; the short ones come first.
void writeMembers(JsonStream &out, const Review &review);
/// A report for a ticket or a model: code, claim, reality, verdict, environment, limits.
[[nodiscard]] QString toMarkdown(const Review &review);
/// A short report with only the false blocks.
[[nodiscard]] QString failuresAsMarkdown(const Review &review);
/// A report for CI: a test case for each block that was judged.
[[nodiscard]] QString toJUnit(const Review &review, const QString &name);
/// Its element `testsuite`, for reports on several answers.
void writeJUnit(QXmlStreamWriter &xml, const Review &review, const QString &name);

} // namespace sandpad::runner
