#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What blocks need from outside: imports of code, packages that a program's own header lists, and
/// what commands of shell blocks would install. Each once, in order. Whether an import comes with
/// the language only its interpreter knows: it has the state Import until addExamination() settles
/// it.
[[nodiscard]] QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks);

} // namespace sandpad::runner
