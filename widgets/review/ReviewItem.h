#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

#include <cstdint>
#include <optional>

namespace sandpad::widgets {

enum class BlockProgress : std::uint8_t
{
    Idle,
    Waiting, ///< for the blocks that run before it
    Running,
};

/// A block of an answer as the review shows it. A value.
struct ReviewItem
{
    runner::AnswerBlock block;
    /// The result of the present code; nothing: the code has not run since it was changed.
    std::optional<runner::BlockResult> result;
    BlockProgress progress = BlockProgress::Idle;
    bool isEdited = false; ///< by hand
    bool isUnrepaired = false; ///< its repairs were taken back
    /// The blocks of the answer that claim what this one prints; they have no card of their own.
    QList<runner::AnswerBlock> outputs;
    QString prose; ///< what the answer says before it, and before those outputs
};

} // namespace sandpad::widgets
