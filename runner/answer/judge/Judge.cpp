#include "runner/answer/judge/Judge.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/RemarkClaims.h"
#include "runner/answer/judge/ClockLines.h"
#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/ContinuedRemark.h"
#include "runner/answer/judge/FigureText.h"
#include "runner/answer/judge/LaterOutput.h"
#include "runner/answer/judge/LineReading.h"
#include "runner/answer/judge/MissingSurroundings.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/judge/OlderVersion.h"
#include "runner/answer/judge/OpenClaims.h"
#include "runner/answer/judge/OtherReason.h"
#include "runner/answer/judge/OutcomeClaims.h"
#include "runner/answer/judge/PageScope.h"
#include "runner/answer/judge/PrintedPart.h"
#include "runner/answer/judge/ShownValues.h"
#include "runner/answer/judge/Slip.h"
#include "runner/answer/judge/StricterModes.h"
#include "runner/answer/judge/TimeZone.h"
#include "runner/answer/judge/ToldOutput.h"
#include "runner/answer/judge/TypedStatements.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/judge/WholeOutput.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Judges the claims of one block, one after the other.
    class Judging
    {
    public:
        Judging(const AnswerBlock &block, QList<JudgedRun> runs, double tolerance,
                std::stop_token stop)
            : m_block(block)
            , m_stop(std::move(stop))
            , m_runs(std::move(runs))
            , m_first(m_runs.first().result)
        {
            m_options = { .languageId = block.languageId,
                          .tolerance = tolerance,
                          .readsClock = readsClock(bareCodeOf(block)) };
            for (const JudgedRun &run : m_runs)
                m_outputs.append(readMarked(run.result.standardOutput, run.program));
        }

        /// `missing`: what the program does not find here. Then only its lines are compared.
        BlockResult run(const std::optional<QString> &missing = {})
        {
            m_judged.runs = static_cast<int>(m_runs.size());
            m_judged.hasRun = true;
            m_judged.run = m_first;
            m_judged.versions = m_runs.first().versions;
            m_judged.leftOutBytes = m_runs.first().leftOut;
            m_judged.run.standardOutput = m_outputs.first().text.toUtf8();
            if (missing) {
                decide(Verdict::CannotRun, *missing);
                compareUntilTheEnd();
            } else if (!decideByOutcome()) {
                decideByClaims();
            }
            return m_judged;
        }

    private:
        [[nodiscard]] const Claim *claim(ClaimKind kind) const
        {
            const auto found = std::ranges::find(m_block.claims, kind, &Claim::kind);
            return found == m_block.claims.end() ? nullptr : &*found;
        }

        /// The claimed exception. One that is only possible counts when it happens.
        [[nodiscard]] const Claim *errorClaim() const
        {
            const auto counts = [this](const Claim &one) {
                return one.kind == ClaimKind::Error
                    && (!one.isTentative
                        || comparedError(one, m_block, m_runs, {}).verdict
                            == Verdict::ErrorHappened);
            };
            const auto found = std::ranges::find_if(m_block.claims, counts);
            return found == m_block.claims.end() ? nullptr : &*found;
        }

        /// Did the error come that the answer claims?
        [[nodiscard]] bool isClaimedError() const
        {
            const Claim *claimed = errorClaim();
            return claimed
                && comparedError(*claimed, m_block, m_runs, {}).verdict != Verdict::Differs;
        }

        void add(const Claim &claimed, Comparison comparison)
        {
            comparison.kind = claimed.kind;
            comparison.claimLine = claimed.inputLine;
            m_judged.comparisons.append(comparison);
        }

        void decide(Verdict verdict, const QString &reason = {})
        {
            m_judged.verdict = verdict;
            m_judged.reason = reason;
        }

        /// The verdict of a block that did not end by itself, or failed without a claim about that.
        bool decideByOutcome()
        {
            const RunOutcome &outcome = m_first.outcome;
            if (std::holds_alternative<NotStarted>(outcome)) {
                decide(Verdict::CannotRun, m_first.message);
                return true;
            }
            if (std::holds_alternative<Stopped>(outcome)) {
                decide(Verdict::NotChecked, Say::tr("It was stopped."));
                return true;
            }
            if (const auto *limit = std::get_if<LimitHit>(&outcome)) {
                // A slow compiler says nothing about the program.
                const bool isCompiler = limit->kind == LimitKind::Compile;
                const bool isEndless =
                    (limit->kind == LimitKind::Wall && goesOnForEver(bareCodeOf(m_block)))
                    || printsBeginning();
                decide(isCompiler || isEndless ? Verdict::CannotRun : Verdict::LimitHit,
                       isEndless ? Say::tr("It is meant to run until somebody ends it.")
                                 : limitSentence(*limit));
                if (!isCompiler)
                    compareUntilTheEnd();
                return true;
            }
            if (m_first.isSuccess() || isClaimedError() || claim(ClaimKind::Exit))
                return false;
            const auto obstacle = obstacleOf(m_block, m_first);
            if (!obstacle && errorClaim()
                && (!lacksNames(m_first) || isOutOfScope(m_block, m_first)))
                return false;
            if (obstacle)
                decide(Verdict::CannotRun, *obstacle);
            else if (m_block.isCounterexample)
                decide(Verdict::NotChecked,
                       Say::tr("The answer shows it as wrong, and it fails: %1")
                           .arg(reasonOfFailure(m_first)));
            else
                decide(Verdict::Fails, reasonOfFailure(m_first));
            compareUntilTheEnd();
            return true;
        }

        /// Is the claimed output what the program printed first, before it went on?
        [[nodiscard]] bool printsBeginning() const
        {
            const Claim *whole = claim(ClaimKind::Output);
            return whole && beginsWith(m_outputs.first().text, whole->text);
        }

        /// What was printed before the block was stopped can still be right or wrong.
        void compareUntilTheEnd()
        {
            if (m_judged.verdict != Verdict::CannotRun)
                compareWhole();
            compareLines();
            // A line was false before anything was in the way.
            if (m_judged.verdict == Verdict::CannotRun && worst() == Verdict::Differs)
                decide(Verdict::Differs, m_judged.reason);
        }

        void decideByClaims()
        {
            if (!comparePrintedError()) {
                compareErrors();
                compareWhole();
            }
            compareExit();
            compareLines();
            forgiveOlderVersion(m_judged.comparisons, m_block.languageId);
            compareFigures();
            if (m_judged.comparisons.isEmpty() && !m_block.hasClaims()) {
                decide(Verdict::NothingClaimed);
                return;
            }
            if (m_judged.comparisons.isEmpty()) {
                decide(Verdict::NotChecked,
                       Say::tr("What it claims cannot be looked at by running it."));
                return;
            }
            std::ranges::stable_sort(m_judged.comparisons, {}, &Comparison::line);
            const bool isOpen =
                std::ranges::all_of(m_judged.comparisons, [](const Comparison &one) {
                    return one.verdict == Verdict::NotChecked;
                });
            decide(isOpen ? Verdict::NotChecked : worst(),
                   isOpen ? m_judged.comparisons.first().note : QString());
        }

        /// A line that looks like an exception at the end of an output may be printed by the
        /// program.
        bool comparePrintedError()
        {
            const auto claimed = std::ranges::find_if(m_block.claims, [](const Claim &one) {
                return one.kind == ClaimKind::Error && !one.whole.isEmpty()
                    && (!one.isTentative || one.isHandled);
            });
            if (claimed == m_block.claims.end() || m_first.error)
                return false;
            Claim whole = *claimed;
            whole.text = claimed->whole;
            const auto comparison = comparedOutput(whole, m_block, m_runs, m_outputs, m_options);
            const bool isCaught = claimed->isHandled && m_first.isSuccess()
                && !m_outputs.first().text.trimmed().isEmpty();
            if (comparison.verdict == Verdict::Differs && !isCaught)
                return false;
            add(*claimed, comparison);
            return true;
        }

        void compareErrors()
        {
            const Claim *claimed = errorClaim();
            if (claimed && m_first.isSuccess() && isOfStrictMode(*claimed, m_block))
                addUnread(*claimed);
            else if (claimed)
                add(*claimed,
                    asFarAsTold(m_block,
                                comparedError(*claimed, m_block, m_runs, m_outputs.first().text)));
        }

        void compareExit()
        {
            if (const Claim *claimed = claim(ClaimKind::Exit))
                add(*claimed, comparedExit(*claimed, m_runs));
        }

        void compareWhole()
        {
            const Claim *whole = claim(ClaimKind::Output);
            for (const Claim &claimed : m_block.claims) {
                if (claimed.kind != ClaimKind::Output || (&claimed != whole && !claimed.isPart)
                    || m_misfits > kMostMisfits)
                    continue;
                const auto found = comparedOutput(claimed, m_block, m_runs, m_outputs, m_options);
                m_misfits += found.verdict == Verdict::Differs ? 1 : 0;
                add(claimed, asFarAsTold(claimed, m_block, found));
            }
        }

        void compareLines()
        {
            const TypedStatements typed(m_block, m_outputs.first());
            for (const Claim &claimed : m_block.claims) {
                if (m_stop.stop_requested())
                    return;
                if (!isAboutLine(claimed.kind))
                    continue;
                if (const auto line = LineReading::of(claimed, m_outputs))
                    compareLine(claimed, *line, typed);
                else if (!claimed.isTentative)
                    add(claimed, unreached(claimed));
            }
        }

        void compareLine(const Claim &claimed, const LineReading &line,
                         const TypedStatements &typed)
        {
            if (typed.lacksElsewhere(claimed)
                || isOfSilentAssignment(claimed, m_block, line.first()))
                return add(claimed, unreached(claimed));
            CompareOptions options = m_options;
            options.readsClock = m_options.readsClock
                && (claimed.kind == ClaimKind::Statement || dependsOnClock(m_block, claimed.line));
            const QString statement = typed.statementOf(claimed);
            readStatement(statement, options);
            const auto found = comparedLine(claimed, line, options);
            if (!found
                || (options.readsClock
                    && (isTimeOfDay(*found) || isOfEqualTimes(*found, statement)))
                || isOtherInPage(*found, m_block, statement, m_outputs.first().text)
                || (found->verdict == Verdict::Differs
                    && hasOtherReason({ claimed, *found, statement }, m_block,
                                      m_runs.first().program.code)))
                return addUnread(claimed);
            addFound(claimed, *found, statement);
        }

        /// Nothing: there is nothing to compare, or too many claims did not fit.
        [[nodiscard]] std::optional<Comparison>
        comparedLine(const Claim &claimed, const LineReading &line, const CompareOptions &options)
        {
            const auto found = line.compared(options);
            if (!found || isTrue(found->verdict))
                return found;
            if (++m_misfits > kMostMisfits)
                return std::nullopt;
            const Comparison later =
                comparedLater(claimed, *found, m_outputs, options, m_first.isSuccess());
            return isTrue(later.verdict)
                ? later
                : comparedWithBelow(claimed, later, m_block, m_outputs, options);
        }

        void addFound(const Claim &claimed, const Comparison &compared, const QString &statement)
        {
            if (compared.verdict == Verdict::Differs && m_first.isSuccess()
                && isPrintedElsewhere(claimed, m_block, m_outputs))
                return claimed.isTentative ? addUnread(claimed) : add(claimed, unseen(claimed));
            // The error came while the line ran.
            if (compared.verdict == Verdict::Differs && !m_first.isSuccess()
                && m_outputs.first().unfinished.contains(claimed.line))
                return claimed.isTentative ? void() : add(claimed, unreached(claimed));
            Comparison found = unlessAllVaries(unlessOtherZone(compared, m_block.code, statement));
            found.line = lineOf(claimed);
            if (!found.unread.isEmpty())
                m_judged.notChecked.append(unreadSentence(claimed.inputLine, found.unread));
            const bool isElsewhere = found.verdict == Verdict::Differs
                && (isUndefinedHere(found, m_judged.verdict)
                    || followsRefusedLine(m_block, claimed.line)
                    || !uncheckable(m_block, claimed.text, found.actual).isEmpty());
            if (isElsewhere || !counts(claimed, found))
                addUnread(claimed);
            else
                add(claimed, found);
        }

        /// Does a claim count? One that is only possible does when it is the same as what happened,
        /// or so near to what its line printed that it can only be meant as that.
        [[nodiscard]] bool counts(const Claim &claimed, const Comparison &comparison) const
        {
            if (!claimed.isTentative || comparison.verdict == Verdict::Matches
                || comparison.verdict == Verdict::OtherNotation)
                return true;
            return comparison.verdict == Verdict::Differs && !isHedged(claimed.text)
                && isPrintedText(comparison.actual, m_outputs.first(), claimed.line)
                && isSlip(claimed.text, comparison.actual);
        }

        void addUnread(const Claim &claimed)
        {
            m_judged.notChecked.append(unreadSentence(claimed.inputLine, claimed.text));
        }

        void compareFigures()
        {
            if (const Claim *claimed = claim(ClaimKind::Figure))
                add(*claimed,
                    asFarAsTold(*claimed, m_block,
                                compareFigure(claimed->text, figureText(m_first.displays))));
        }

        [[nodiscard]] Verdict worst() const
        {
            for (const Verdict verdict :
                 { Verdict::Differs, Verdict::ErrorHappened, Verdict::Varies,
                   Verdict::WithinTolerance, Verdict::OtherNotation, Verdict::MatchesButSpace }) {
                if (std::ranges::contains(m_judged.comparisons, verdict, &Comparison::verdict))
                    return verdict;
            }
            return Verdict::Matches;
        }

        const AnswerBlock &m_block;
        const std::stop_token m_stop;
        const QList<JudgedRun> m_runs;
        const RunResult &m_first; ///< the first of the runs
        CompareOptions m_options;
        QList<MarkedOutput> m_outputs;
        BlockResult m_judged;
        /// To find out why a claim does not fit takes the whole program and its output.
        static constexpr int kMostMisfits = 300;
        int m_misfits = 0; ///< claims that did not fit at first sight
    };

} // namespace

BlockResult judgeBlock(const AnswerBlock &block, const QList<JudgedRun> &runs, double tolerance,
                       const std::stop_token &stop)
{
    const QList<JudgedRun> telling = tellingRuns(runs);
    BlockResult judged = Judging(block, telling, tolerance, stop).run();
    if (isFalse(judged.verdict) && lacksOnlyEntry(judged.run)) {
        judged.verdict = Verdict::NotChecked;
        judged.reason = Say::tr("It defines types, and runs nothing.");
    }
    const auto missing = missingSurroundings(block, telling);
    if (!missing || !isFalse(judged.verdict))
        return judged;
    BlockResult before = Judging(block, untilInput(telling), tolerance, stop).run(missing);
    before.run = std::move(judged.run); // what is shown is all that it did
    return before;
}

} // namespace sandpad::runner
