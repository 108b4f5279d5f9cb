#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::app {

/// "1 block", "5 blocks".
[[nodiscard]] QString blockCount(qsizetype count);

/// What an answer needs, in one line; empty when it needs nothing.
[[nodiscard]] QString dependencyLine(const QList<runner::Dependency> &dependencies);

} // namespace sandpad::app
