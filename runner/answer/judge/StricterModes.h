#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Errors of JavaScript that only strict mode, a browser or a checker of types knows. A program may
/// run without them.

/// Is the claimed error one of strict mode only, as "Cannot delete property 'name'"? So is that
/// `arguments` is not defined outside of functions: Node.js runs a program within one.
[[nodiscard]] bool isOfStrictMode(const Claim &claimed, const AnswerBlock &block);

/// Does a remark say that the type checker refuses a line above this one? Then the line runs here,
/// and changes what comes later. `line` counts from 1.
[[nodiscard]] bool followsRefusedLine(const AnswerBlock &block, int line);

} // namespace sandpad::runner
