#pragma once

#include "runner/answer/model/SourceFacts.h"

namespace sandpad::runner {

/// A statement for the end of a Python program that runs the examples of its docstrings in a copy
/// of its names. `mark` is printed before the output of each, with its line as %1, `state` before
/// the value that its call may have changed, and `end` after the last.
[[nodiscard]] QString docExamplesProgram(const QList<DocExample> &examples, const QString &mark,
                                         const QString &state, const QString &end);

} // namespace sandpad::runner
