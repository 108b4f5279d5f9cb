#pragma once

#include "runner/history/KeptRun.h"

namespace sandpad::runner {

/// "Not kept: 3 MiB of its output, one display." Empty when all was kept.
[[nodiscard]] QString cutSentence(const Cut &cut);

} // namespace sandpad::runner
