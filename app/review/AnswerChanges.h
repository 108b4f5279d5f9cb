#pragma once

#include "app/session/StoredReview.h"

namespace sandpad::app {

/// The answer as it was read, with what somebody changed in it. A block that is taken for output
/// claims what the program before it prints; one that no longer is claims nothing. Line numbers of
/// claims follow code that was typed. Changes of blocks that are not there are ignored.
[[nodiscard]] runner::Answer withChanges(const runner::Answer &asRead,
                                         const QList<BlockChange> &changes);

} // namespace sandpad::app
