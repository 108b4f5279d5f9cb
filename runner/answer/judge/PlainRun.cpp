#include "runner/answer/judge/PlainRun.h"

#include "runner/answer/judge/SetOrder.h"
#include "runner/answer/judge/ShownText.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QMap>
#include <QSet>
#include <QStringView>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace sandpad::runner {

namespace {

    bool isPrintedLine(const Comparison &comparison, const BlockProgram &program)
    {
        return program.marks.contains({ .kind = MarkKind::Printed, .number = comparison.line });
    }

    /// Did it end by itself, so that its output is all that it prints?
    bool isComplete(const JudgedRun &run)
    {
        return std::holds_alternative<Completed>(run.result.outcome);
    }

    bool isSameText(const QString &text, const QString &plain, const AnswerBlock &block)
    {
        if (text == plain)
            return true;
        if (!answerLanguage(block.languageId).printsSets)
            return false;
        const auto order = compareSets(text, { plain });
        return order && *order != Verdict::Differs;
    }

    /// With its exit status. The elements of a set come in another order in each run.
    bool printedTheSame(const JudgedRun &run, const JudgedRun &plain, const AnswerBlock &block)
    {
        return std::get<Completed>(run.result.outcome).exitCode
            == std::get<Completed>(plain.result.outcome).exitCode
            && isSameText(readMarked(run.result.standardOutput, run.program).text,
                          readMarked(plain.result.standardOutput, plain.program).text, block);
    }

    /// The pieces of an output that one line printed, after the marks.
    struct LinePieces
    {
        QStringView first;
        qsizetype start = 0; ///< of the first
        qsizetype end = 0; ///< of the last
        bool isSame = true; ///< all have the same text
        bool isWhole = true; ///< each is made of whole lines
        bool isTogether = true; ///< nothing stands between them
    };

    bool areWholeLines(QStringView text, qsizetype start, qsizetype end)
    {
        const auto isBreak = [text](qsizetype at) { return text[at] == u'\n'; };
        return start < end && (start == 0 || isBreak(start - 1))
            && (end == text.size() || isBreak(end - 1) || isBreak(end));
    }

    /// The lines whose text in the output is seen and not put together from parts of it by the
    /// places of the marks, which the program may have chosen: the text is some whole lines, or
    /// such lines again and again.
    QSet<int> linesSeenIn(const MarkedOutput &output)
    {
        if (!isAllShown(output.text))
            return {};
        const QStringView text(output.text);
        QMap<int, LinePieces> lines;
        for (const auto &[line, start, length] : output.printed) {
            const QStringView piece = text.sliced(start, length);
            const bool isWhole = areWholeLines(text, start, start + length);
            const auto found = lines.find(line);
            if (found == lines.end()) {
                lines.insert(
                    line,
                    { .first = piece, .start = start, .end = start + length, .isWhole = isWhole });
                continue;
            }
            found->isSame = found->isSame && piece == found->first;
            found->isWhole = found->isWhole && isWhole;
            found->isTogether = found->isTogether && start == found->end;
            found->end = start + length;
        }
        QSet<int> seen;
        for (const auto &[line, pieces] : lines.asKeyValueRange()) {
            // Other texts that marks claim for it could be what was compared.
            const bool isOnly = !output.values.contains(line) && !output.asText.contains(line);
            const bool isSeen = pieces.isSame
                ? pieces.isWhole
                : pieces.isTogether && areWholeLines(text, pieces.start, pieces.end);
            if (isOnly && isSeen)
                seen.insert(line);
        }
        return seen;
    }

    /// Those of some lines of which another one printed a part of the same text.
    QSet<int> linesThatShare(const MarkedOutput &output, const QSet<int> &lines)
    {
        QList<PrintedPiece> pieces;
        std::ranges::copy_if(output.printed, std::back_inserter(pieces),
                             [&](const PrintedPiece &one) { return lines.contains(one.line); });
        std::ranges::sort(pieces, {}, &PrintedPiece::start);
        QSet<int> shared;
        PrintedPiece last; // the one that ends last
        for (const PrintedPiece &piece : pieces) {
            const qsizetype end = last.start + last.length;
            if (piece.start < end && piece.line != last.line)
                shared += { piece.line, last.line };
            if (piece.start + piece.length >= end)
                last = piece;
        }
        return shared;
    }

    /// Those of some lines that began to print after one that stands below them, or before one
    /// that stands above.
    QSet<int> linesOutOfOrder(const MarkedOutput &output, const QSet<int> &lines)
    {
        QMap<int, qsizetype> starts;
        for (const PrintedPiece &piece : output.printed) {
            if (lines.contains(piece.line) && !starts.contains(piece.line))
                starts.insert(piece.line, piece.start);
        }
        QSet<int> found;
        qsizetype latest = -1;
        for (const auto &[line, start] : starts.asKeyValueRange()) {
            if (start < latest)
                found.insert(line);
            latest = std::max(latest, start);
        }
        qsizetype earliest = output.text.size();
        for (const int line : starts.keys() | std::views::reverse) {
            if (starts[line] > earliest)
                found.insert(line);
            earliest = std::min(earliest, starts[line]);
        }
        return found;
    }

    /// The lines that are seen so in each run, of those that claims are compared with. Otherwise a
    /// program could have one text stand for several claims, or texts for each other's.
    QSet<int> linesSeen(const QList<JudgedRun> &runs, const QSet<int> &compared)
    {
        const auto seenIn = [&compared](const JudgedRun &run) {
            const MarkedOutput output = readMarked(run.result.standardOutput, run.program);
            // On a terminal one stream can erase what the other one printed.
            if (!isAllShown(QString::fromUtf8(run.result.standardError)))
                return QSet<int>();
            return linesSeenIn(output)
                - (linesThatShare(output, compared) + linesOutOfOrder(output, compared));
        };
        QSet<int> seen = seenIn(runs.first());
        for (const JudgedRun &run : runs.sliced(1))
            seen.intersect(seenIn(run));
        return seen;
    }

    void refuse(BlockResult &result)
    {
        result.verdict = Verdict::NotChecked;
        result.reason = Say::tr("Without Sandpad's marks around its lines it prints something "
                                "else, so its report about them is not used.");
        for (Comparison &comparison : result.comparisons) {
            if (isTrue(comparison.verdict))
                comparison.verdict = Verdict::NotChecked;
        }
    }

    /// Does a true comparison rest, or could it rest, on what a program with marks printed?
    bool restsOnOutput(const Comparison &comparison, const BlockProgram &program)
    {
        return isPrintedLine(comparison, program)
            || (comparison.evidence == Evidence::Observed && !program.marks.isEmpty());
    }

    /// Does it print something else in each run, as where a thing lies in memory?
    bool printsAnother(const QList<JudgedRun> &runs, const AnswerBlock &block)
    {
        return std::ranges::any_of(
            runs, [&](const JudgedRun &run) { return !printedTheSame(runs.first(), run, block); });
    }

    /// Each text is equal, and so is the order of each set's elements?
    bool printedEqual(const JudgedRun &run, const JudgedRun &plain)
    {
        return readMarked(run.result.standardOutput, run.program).text
            == readMarked(plain.result.standardOutput, plain.program).text;
    }

    void trustLess(BlockResult &result)
    {
        for (Comparison &comparison : result.comparisons)
            comparison.evidence = Evidence::Reported;
    }

} // namespace

bool isTestedByPlainRun(const BlockResult &result, const QList<JudgedRun> &runs)
{
    return isTrue(result.verdict)
        && std::ranges::any_of(result.comparisons,
                               [&](const Comparison &comparison) {
                                   return restsOnOutput(comparison, runs.first().program);
                               })
        && std::ranges::all_of(runs, [](const JudgedRun &run) {
               return isComplete(run) && readMarked(run.result.standardOutput, run.program).isWhole;
           });
}

BlockResult testedByPlainRun(BlockResult result, const AnswerBlock &block,
                             const QList<JudgedRun> &runs, const JudgedRun &plain)
{
    ++result.runs;
    if (!isComplete(plain)) {
        trustLess(result);
        return result;
    }
    const auto same = [&](const JudgedRun &run) { return printedTheSame(run, plain, block); };
    const auto equal = [&](const JudgedRun &run) { return printedEqual(run, plain); };
    if (std::ranges::any_of(runs, same)) {
        // A program that sees the marks could choose another order for them.
        if (std::ranges::none_of(runs, equal)) {
            trustLess(result);
            return result;
        }
        const auto isCompared = [&](const Comparison &comparison) {
            return isPrintedLine(comparison, runs.first().program);
        };
        QSet<int> compared;
        for (const Comparison &comparison : result.comparisons) {
            if (isCompared(comparison))
                compared.insert(comparison.line);
        }
        const QSet<int> seen = linesSeen(runs, compared);
        for (Comparison &comparison : result.comparisons) {
            if (isCompared(comparison) && seen.contains(comparison.line) && !comparison.isPart
                && !haveSetsInOtherOrder(comparison.claimed, comparison.actual))
                comparison.evidence = Evidence::Observed;
        }
    } else {
        trustLess(result);
        if (result.verdict != Verdict::Varies && !mayVary(bareCodeOf(block))
            && !printsAnother(runs, block))
            refuse(result);
    }
    return result;
}

BlockResult untested(BlockResult result, const QList<JudgedRun> &runs)
{
    if (runs.isEmpty() || runs.first().program.marks.isEmpty())
        return result;
    for (Comparison &comparison : result.comparisons) {
        if (isTrue(comparison.verdict))
            comparison.evidence = Evidence::Reported;
    }
    return result;
}

} // namespace sandpad::runner
