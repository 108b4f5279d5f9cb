#include "runner/answer/run/BlockJob.h"

#include "runner/answer/judge/Accusation.h"
#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/judge/PlainRun.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/judge/VerdictWithoutRun.h"
#include "runner/answer/run/JudgingPool.h"
#include "runner/answer/run/SessionBlocks.h"
#include "runner/workspace/InputFiles.h"

#include <QJsonDocument>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr int kRunsOfAClaim = 2;
    /// The number of runs when the output varies by chance, for each verdict.
    constexpr int kRunsOfChance = 5;
    /// The number of runs when five of them say "differs": five coins often show the same side.
    constexpr int kMostRuns = 24;
    /// More runs follow only while those before took no longer than this together. On a busy
    /// machine a tenth of a second becomes a second.
    constexpr auto kCheapTime = std::chrono::seconds(8);
    constexpr qsizetype kCheapBytes = 1 << 20;

    bool wereCheap(const QList<JudgedRun> &runs)
    {
        std::chrono::microseconds time {};
        qsizetype bytes = 0;
        for (const JudgedRun &run : runs) {
            time += run.result.usage.startup + run.result.usage.wall;
            bytes += run.result.standardOutput.size() + run.bothStreams.size() + run.leftOut;
        }
        return time <= kCheapTime && bytes <= kCheapBytes;
    }

    /// Blocks that begin indented show a method to be put into a class. Alone they define it for no
    /// object.
    QSet<int> partsOfClasses(const Answer &answer)
    {
        QSet<int> parts;
        for (const AnswerBlock &block : answer.blocks) {
            if (block.original.startsWith(u' ') || block.original.startsWith(u'\t'))
                parts.insert(block.index);
        }
        return parts;
    }

    /// Whether another run may tell more. A difference can be chance, which one run does not show.
    /// A block that failed to compile, or lacks a name, does so again.
    bool needsSecondRun(const BlockResult &result)
    {
        const bool failsAgain = lacksNames(result.run)
            || (result.run.error && !result.run.error->diagnostics.isEmpty());
        return !failsAgain && !isTrue(result.verdict);
    }

    using FilesByName = QMap<QString, QByteArray>;

    /// Whether a file can lie beside the program and all the others. A block runs as "script" with
    /// its language's ending, and a compiler may write more files of that name.
    bool hasPlace(const QString &name, const FilesByName &files)
    {
        if (name.startsWith(QLatin1String("script.")))
            return false;
        for (qsizetype slash = name.indexOf(u'/'); slash >= 0;
             slash = name.indexOf(u'/', slash + 1)) {
            if (files.contains(name.first(slash)))
                return false;
        }
        return true;
    }

    /// Would a runtime start beside this file? Node.js reads package.json before the program, and
    /// an answer may show only some of its lines.
    bool isHarmless(const QString &name, const QByteArray &content)
    {
        return name != u"package.json" || QJsonDocument::fromJson(content).isObject();
    }

    /// How many examples and statements of a transcript could not be looked at, because they lack a
    /// name.
    qsizetype lostStatements(const BlockResult &result)
    {
        return std::ranges::count_if(result.comparisons, [](const Comparison &one) {
            return one.verdict == Verdict::NotChecked
                && (one.kind == ClaimKind::Example || one.kind == ClaimKind::Statement);
        });
    }

} // namespace

BlockJob::BlockJob(RunStarter &starter, Order order)
    : m_starter(starter)
    , m_order(std::move(order))
{ }

void BlockJob::start()
{
    const AnswerBlock &block = m_order.block;
    if (block.canRun() && !m_order.refusal.isEmpty()) {
        BlockResult result;
        result.verdict = Verdict::NotChecked;
        result.reason = m_order.refusal;
        return inTurn([this, result] { emit finished(result); });
    }
    const bool isFragment = block.syntax.state == SyntaxState::Fragment
        && m_order.options.strictness == Strictness::Claims;
    if (!block.canRun() || block.hasElision || block.syntax.state == SyntaxState::CutOff
        || isFragment) {
        const BlockResult result = verdictWithoutRun(block);
        inTurn([this, result] { emit finished(result); });
        return;
    }
    if (m_order.options.scope == BlockScope::Session)
        return inTurn([this] { tryWay(Way::AfterAll); });
    QMetaObject::invokeMethod(this, [this] { tryWay(Way::Alone); }, Qt::QueuedConnection);
}

void BlockJob::giveTurn(const QSet<int> &failed)
{
    m_failed = failed;
    m_hasTurn = true;
    if (m_waiting)
        QMetaObject::invokeMethod(this, std::exchange(m_waiting, {}), Qt::QueuedConnection);
}

void BlockJob::inTurn(std::function<void()> action)
{
    if (m_hasTurn) {
        QMetaObject::invokeMethod(this, std::move(action), Qt::QueuedConnection);
    } else {
        m_waiting = std::move(action);
        emit waits();
    }
}

void BlockJob::stop()
{
    m_stop.request_stop();
    for (Attempt *attempt : { m_attempt.get(), m_plain.get() }) {
        if (attempt)
            attempt->stop();
    }
}

void BlockJob::tryWay(Way way)
{
    if (m_stop.stop_requested())
        return finish({});
    m_way = way;
    QList<ProgramText> before;
    if (way == Way::AfterAll)
        before = blocksBefore(*m_order.answer, m_order.block, m_failed);
    else if (way == Way::AfterDefiners)
        before = definersBefore(*m_order.answer, m_order.block, m_failed);
    beginAttempt(before, true);
}

void BlockJob::beginAttempt(const QList<ProgramText> &before, bool asksLines)
{
    if (m_attempt)
        m_attempt.release()->deleteLater(); // it may be what calls
    m_attempt = attemptWith(before, asksLines);
    connect(m_attempt.get(), &Attempt::finished, this, &BlockJob::onAttempt);
    const AnswerBlock &block = m_order.block;
    m_attempt->start(block.claims.isEmpty() || !mayVary(block.code) ? 1 : kRunsOfAClaim);
}

std::unique_ptr<Attempt> BlockJob::attemptWith(const QList<ProgramText> &before,
                                               bool asksLines) const
{
    return std::make_unique<Attempt>(m_starter,
                                     Attempt::Plan { .block = m_order.block,
                                                     .before = before,
                                                     .asksLines = asksLines,
                                                     .profile = profile(),
                                                     .markText = m_order.options.markText },
                                     nullptr);
}

RunRequest BlockJob::profile() const
{
    RunRequest request = m_order.options.profile;
    // Files that the answer names lie beside the program, each with the content that it had last
    // before the block, or has first behind it. Of some only a part is shown.
    FilesByName files;
    for (const AnswerBlock &other : m_order.answer->blocks) {
        const bool isFile = other.role == BlockRole::Code || other.role == BlockRole::Data
            || other.role == BlockRole::File;
        if (isFile && !other.hasElision && other.index != m_order.block.index
            && !other.fileName.isEmpty() && other.fileName != m_order.block.fileName
            && isBeneath(other.fileName)
            && (other.index < m_order.block.index || !files.contains(other.fileName)))
            files[other.fileName] = other.code.toUtf8();
    }
    qint64 total = 0;
    for (const auto &[name, content] : files.asKeyValueRange()) {
        if (!hasPlace(name, files) || !isHarmless(name, content))
            continue;
        total += content.size();
        if (total <= kMostInputBytes && request.inputs.size() < kMostInputFiles)
            request.inputs.append({ .name = name, .content = content });
    }
    return request;
}

void BlockJob::onAttempt()
{
    if (m_attempt->isSpoilt() && !m_stop.stop_requested())
        return beginAttempt(m_attempt->plan().before, false);
    // Outputs may be long, so they are not examined in this thread.
    struct Judged
    {
        BlockResult result;
        bool hasBegun = true;
        bool isTestable = false; ///< by a plain run
    };
    inJudgingPool(
        this,
        [block = m_order.block, runs = m_attempt->runs(), tolerance = m_order.options.tolerance,
         stop = m_stop.get_token(), hasFront = !m_attempt->plan().before.isEmpty()] {
            Judged judged { .result = judgeBlock(block, runs, tolerance, stop),
                            .hasBegun = !hasFront || haveBegun(runs) };
            judged.isTestable = isTestedByPlainRun(judged.result, runs);
            return judged;
        },
        [this](const Judged &judged) {
            const bool isOnce =
                m_attempt->runs().size() < kRunsOfAClaim && !m_order.block.claims.isEmpty();
            if (judged.isTestable && moreRuns(judged.result) == 0 && !m_stop.stop_requested())
                testByPlainRun(judged.result);
            else if (isOnce && needsSecondRun(judged.result) && !m_stop.stop_requested())
                m_attempt->start(1);
            else
                onJudged(untested(judged.result, m_attempt->runs()), judged.hasBegun);
        });
}

void BlockJob::onJudged(BlockResult result, bool hasBegun)
{
    result.usedSession = !m_attempt->plan().before.isEmpty();
    if (m_stop.stop_requested())
        return finish(result);
    if (const int more = hasBegun ? moreRuns(result) : 0; more > 0)
        return m_attempt->start(more);
    if (!m_hasTurn)
        return inTurn([this, result, hasBegun] { onJudged(result, hasBegun); });
    const bool isBetter = !m_best || isTrue(result.verdict)
        || (result.verdict == Verdict::NothingClaimed)
        || (lacksNames(m_best->run) && !lacksNames(result.run))
        || lostStatements(result) < lostStatements(*m_best);
    if (hasBegun ? isBetter : !m_best.has_value())
        m_best = result;
    const Way next = wayAfter(*m_best, hasBegun);
    if (next == Way::None)
        finish(*m_best);
    else
        tryWay(next);
}

void BlockJob::testByPlainRun(const BlockResult &result)
{
    if (m_plain)
        return compareWithPlainRun(result);
    m_plain = attemptWith({}, false);
    connect(m_plain.get(), &Attempt::finished, this,
            [this, result] { compareWithPlainRun(result); });
    m_plain->start(1);
}

void BlockJob::compareWithPlainRun(const BlockResult &result)
{
    inJudgingPool(
        this,
        [result, runs = m_attempt->runs(), block = m_order.block, plain = m_plain->runs().first()] {
            return testedByPlainRun(result, block, runs, plain);
        },
        [this](const BlockResult &tested) {
            // Another output may be chance, which only runs of one program show.
            const bool isOpen = !isTrue(tested.verdict) && !m_stop.stop_requested();
            if (isOpen && m_attempt->runs().size() < kRunsOfAClaim)
                return m_attempt->start(1);
            inTurn([this, tested] { finish(tested); });
        });
}

int BlockJob::moreRuns(const BlockResult &result) const
{
    const bool differs = result.verdict == Verdict::Differs;
    const bool isOpen = differs || result.verdict == Verdict::Matches
        || result.verdict == Verdict::ErrorHappened || result.verdict == Verdict::MatchesButSpace
        || result.verdict == Verdict::OtherNotation || result.verdict == Verdict::WithinTolerance;
    if (!isOpen || !mayVary(m_order.block.code))
        return 0;
    const auto had = static_cast<int>(m_attempt->runs().size());
    if (had < kRunsOfChance)
        return kRunsOfChance - had;
    return differs && had < kMostRuns && wereCheap(m_attempt->runs()) ? kMostRuns - had : 0;
}

BlockJob::Way BlockJob::wayAfter(const BlockResult &result, bool hasBegun) const
{
    const BlockScope scope = m_order.options.scope;
    const bool hasLost = lostStatements(result) > 0;
    if (scope == BlockScope::Alone || (isTrue(result.verdict) && !hasLost))
        return Way::None;
    // A name of a browser that no block defines is not in those before it, either.
    const bool lacks = result.hasRun && lacksNames(result.run)
        && (result.verdict != Verdict::CannotRun
            || isDefinedBefore(*m_order.answer, m_order.block, missingName(result.run)));
    const bool hasFailedInFront = !hasBegun;
    // A block that differs alone may be right after the blocks before it, and the other way round.
    const bool isOpen = lacks || hasFailedInFront || hasLost || result.verdict == Verdict::Differs;
    if (!isOpen)
        return Way::None;
    const auto has = [](const QList<ProgramText> &before) { return !before.isEmpty(); };
    switch (m_way) {
    case Way::Alone:
        if (scope != BlockScope::Session
            && has(blocksBefore(*m_order.answer, m_order.block, m_failed)))
            return Way::AfterAll;
        return Way::None;
    case Way::AfterAll:
        if ((lacks || hasFailedInFront)
            && has(definersBefore(*m_order.answer, m_order.block, m_failed)))
            return Way::AfterDefiners;
        return hasFailedInFront && scope == BlockScope::Session ? Way::Alone : Way::None;
    default:
        return Way::None;
    }
}

void BlockJob::finish(const BlockResult &result)
{
    if (m_order.options.strictness == Strictness::Failures)
        return emit finished(result);
    const int definer =
        failedDefiner(*m_order.answer, m_order.block, m_failed + partsOfClasses(*m_order.answer),
                      missingName(result.run));
    const int later =
        result.usedSession ? failedRedefiner(*m_order.answer, m_order.block, m_failed) : 0;
    const bool isAllCode =
        std::ranges::count(m_order.answer->blocks, BlockRole::Code, &AnswerBlock::role) < 2;
    emit finished(
        withoutIdleAccusation(result, m_order.block,
                              { .definer = definer,
                                .later = later,
                                .isAllCode = isAllCode,
                                .isGuessed = result.usedSession
                                    && isDefinedSeveralTimes(*m_order.answer, m_order.block) }));
}

} // namespace sandpad::runner
