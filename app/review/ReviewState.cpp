#include "app/review/ReviewState.h"

#include "app/review/AnswerChanges.h"
#include "runner/answer/read/BlockReader.h"
#include "runner/answer/run/AnswerVerification.h"

#include <algorithm>

namespace sandpad::app {

using runner::AnswerBlock;
using widgets::ReviewItem;

namespace {

    bool isSameProgram(const AnswerBlock &one, const AnswerBlock &other)
    {
        return one.code == other.code && one.role == other.role
            && one.languageId == other.languageId;
    }

    /// Is it shown with the block whose output it claims?
    bool isWithAnother(const AnswerBlock &block)
    {
        return block.role == runner::BlockRole::Output && block.outputOf > 0;
    }

} // namespace

void ReviewState::setAnswer(const runner::Answer &asRead, const QList<BlockChange> &changes,
                            const QMap<int, QString> &prose)
{
    m_prose = prose;
    m_asRead = asRead;
    m_changes.clear();
    for (const BlockChange &change : changes)
        m_changes.insert(change.index, change);
    m_progress.clear();
    m_review = { .answer = withChanges(m_asRead, this->changes()),
                 .results = {},
                 .tolerance = runner::JudgeOptions().tolerance };
    m_positions.clear();
    for (qsizetype i = 0; i < m_review.answer.blocks.size(); ++i)
        m_positions.insert(m_review.answer.blocks[i].index, i);
}

BlockChange &ReviewState::changeOf(int index)
{
    BlockChange &change = m_changes[index];
    change.index = index;
    return change;
}

void ReviewState::rebuild(int changed)
{
    const runner::Answer before =
        std::exchange(m_review.answer, withChanges(m_asRead, this->changes()));
    m_review.answer.dependencies = before.dependencies;
    for (qsizetype i = 0; i < before.blocks.size(); ++i) {
        AnswerBlock &block = m_review.answer.blocks[i];
        if (isSameProgram(block, before.blocks[i])) {
            block.syntax = before.blocks[i].syntax;
            if (before.blocks[i].facts)
                runner::addFacts(block, *before.blocks[i].facts);
        }
        // Its claims may have come or gone with another block's role.
        if (block.claims != before.blocks[i].claims)
            m_review.results.remove(block.index);
    }
    m_touched.insert(changed);
    m_review.results.remove(changed);
    m_review.results.removeIf(
        [changed](const auto &each) { return each.key() > changed && each.value().usedSession; });
}

void ReviewState::setRole(int index, runner::BlockRole role, const QString &languageId)
{
    BlockChange &change = changeOf(index);
    change.role = role;
    change.languageId = languageId;
    rebuild(index);
}

void ReviewState::setCode(int index, const QString &code)
{
    changeOf(index).code = code;
    rebuild(index);
}

void ReviewState::setUnrepaired(int index, bool isUnrepaired)
{
    BlockChange &change = changeOf(index);
    change.isUnrepaired = isUnrepaired;
    change.code.reset();
    rebuild(index);
}

void ReviewState::setExamined(const runner::Answer &examined)
{
    m_review.answer.dependencies = examined.dependencies;
    for (const AnswerBlock &block : examined.blocks) {
        const qsizetype position = m_positions.value(block.index, -1);
        if (position < 0 || !isSameProgram(m_review.answer.blocks[position], block))
            continue;
        AnswerBlock &own = m_review.answer.blocks[position];
        own.syntax = block.syntax;
        own.warnings = block.warnings;
        own.facts = block.facts;
        own.claims = block.claims;
        own.notChecked = block.notChecked;
    }
}

void ReviewState::setProgress(int index, widgets::BlockProgress progress)
{
    if (progress == widgets::BlockProgress::Idle)
        m_progress.remove(index);
    else
        m_progress.insert(index, progress);
}

void ReviewState::setResult(int index, const runner::BlockResult &result)
{
    m_progress.remove(index);
    if (!m_touched.contains(index))
        m_review.results.insert(index, result);
}

void ReviewState::setBefore(const runner::RestoredReview &before)
{
    setExamined(before.answer);
    m_review.results = before.results;
}

void ReviewState::endProgress()
{
    m_progress.clear();
}

ReviewItem ReviewState::makeItem(const AnswerBlock &block, const QList<AnswerBlock> &outputs) const
{
    ReviewItem item {
        .block = block, .result = {}, .outputs = outputs, .prose = m_prose.value(block.index)
    };
    for (const AnswerBlock &output : outputs) {
        if (const QString before = m_prose.value(output.index); !before.isEmpty())
            item.prose += (item.prose.isEmpty() ? QString() : QStringLiteral("\n")) + before;
    }
    if (const auto result = m_review.results.find(block.index); result != m_review.results.end())
        item.result = *result;
    item.progress = m_progress.value(block.index, widgets::BlockProgress::Idle);
    if (const auto change = m_changes.find(block.index); change != m_changes.end()) {
        item.isEdited = change->code.has_value();
        item.isUnrepaired = change->isUnrepaired;
    }
    return item;
}

QList<ReviewItem> ReviewState::items() const
{
    QMap<int, QList<AnswerBlock>> outputs;
    for (const AnswerBlock &block : m_review.answer.blocks) {
        if (isWithAnother(block))
            outputs[block.outputOf].append(block);
    }
    QList<ReviewItem> items;
    for (const AnswerBlock &block : m_review.answer.blocks) {
        if (!isWithAnother(block))
            items.append(makeItem(block, outputs.value(block.index)));
    }
    return items;
}

ReviewItem ReviewState::item(int index) const
{
    const AnswerBlock *wanted = block(index);
    if (!wanted)
        return {};
    if (isWithAnother(*wanted))
        return item(wanted->outputOf);
    QList<AnswerBlock> outputs;
    for (qsizetype i = m_positions.value(index) + 1; i < m_review.answer.blocks.size(); ++i) {
        const AnswerBlock &next = m_review.answer.blocks[i];
        if (isWithAnother(next) && next.outputOf == index)
            outputs.append(next);
        else if (next.canRun())
            break; // output belongs to the program before it
    }
    return makeItem(*wanted, outputs);
}

const AnswerBlock *ReviewState::block(int index) const
{
    const qsizetype position = m_positions.value(index, -1);
    return position < 0 ? nullptr : &m_review.answer.blocks[position];
}

bool ReviewState::canRun(int index) const
{
    const AnswerBlock *shown = block(index);
    return shown && shown->canRun();
}

QList<int> ReviewState::runnable(QList<int> indices) const
{
    indices.removeIf([this](int index) { return !canRun(index); });
    return indices;
}

qsizetype ReviewState::repairCount() const
{
    qsizetype count = 0;
    for (const AnswerBlock &block : m_review.answer.blocks)
        count += block.repairs.size();
    for (const BlockChange &change : m_changes) {
        const AnswerBlock *changed = change.isUnrepaired ? block(change.index) : nullptr;
        count -= changed ? changed->repairs.size() : 0;
    }
    return count;
}

int ReviewState::ranTwice() const
{
    return static_cast<int>(
        std::ranges::count_if(m_review.results, [](const runner::BlockResult &result) {
            return result.runs > 1 && !std::holds_alternative<runner::Stopped>(result.run.outcome);
        }));
}

} // namespace sandpad::app
