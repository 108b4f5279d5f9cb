#pragma once

#include "app/session/StoredReview.h"

namespace sandpad::app {

/// The answer as it was read, with what somebody changed in it. Outputs belong to code by the rule
/// of reading (runner::attachOutputs), applied to the changed blocks. Line numbers of claims follow
/// code that was typed. Changes of blocks that are not there are ignored.
[[nodiscard]] runner::Answer withChanges(const runner::Answer &asRead,
                                         const QList<BlockChange> &changes);

} // namespace sandpad::app
