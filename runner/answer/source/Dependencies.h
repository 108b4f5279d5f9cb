#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What blocks need from outside: imports of code, packages that a program's own header lists, and
/// packages that commands of shell blocks would install. Each once, in order. Only the interpreter
/// knows whether an import comes with the language. Until addExamination() has its answer, the
/// state is Import.
[[nodiscard]] QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks);

} // namespace sandpad::runner
