#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What blocks need from outside: imports of code whose facts a parser has read, packages that a
/// program's own header lists, and packages that commands of shell blocks would install. Each once,
/// in order, its state Unknown.
[[nodiscard]] QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks);

} // namespace sandpad::runner
