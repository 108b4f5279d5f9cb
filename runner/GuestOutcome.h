#pragma once

#include "runner/model/RunResult.h"
#include "runner/sandbox/Sandbox.h"

namespace sandpad::runner {

/// How a job ended, as the init tells it, in the words of a run.
[[nodiscard]] RunOutcome runOutcome(const guest::Outcome &outcome);

} // namespace sandpad::runner
