#pragma once

#include "app/session/StoredReview.h"

namespace sandpad::app {

/// The answer as it was read, with a person's changes in it. The rule of reading
/// (runner::attachOutputs) attaches outputs to the changed blocks. Line numbers of claims follow
/// typed code. Changes of blocks that do not exist are ignored.
[[nodiscard]] runner::Answer withChanges(const runner::Answer &asRead,
                                         const QList<BlockChange> &changes);

} // namespace sandpad::app
