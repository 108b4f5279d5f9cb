#pragma once

#include "runner/history/KeptRun.h"

#include <functional>

namespace sandpad::runner {

/// What is told of a kept run while it is shown again. Both are called.
struct Replay
{
    std::function<void(const RunEvent &event)> onEvent;
    /// `line` has no line end; it is empty where it was secret.
    std::function<void(const QString &line, bool isSecret)> onTyped;
};

/// Tells the events of a kept run and the lines that a person typed, in the order in which they
/// came.
void replay(const KeptRun &run, const Replay &told);

} // namespace sandpad::runner
