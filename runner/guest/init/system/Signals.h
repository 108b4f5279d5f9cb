#pragma once

namespace sandpad::guest {

/// Gives every signal of this process the meaning that programs expect at their start, and blocks
/// none. May be called between fork and exec.
void resetSignals();

} // namespace sandpad::guest
