#pragma once

#include "runner/model/RunResult.h"
#include "runner/sandbox/Sandbox.h"

namespace sandpad::runner {

/// Turns the outcome of a job, as the init reports it, into the outcome of a run.
[[nodiscard]] RunOutcome runOutcome(const guest::Outcome &outcome);

} // namespace sandpad::runner
