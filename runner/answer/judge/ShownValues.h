#pragma once

#include "runner/answer/judge/CompareOptions.h"

#include <optional>

namespace sandpad::runner {

/// How many values a statement prints beside each other: the arguments of its first call of print,
/// console.log and the like. Nothing where there is no such call, or nobody can tell, as with
/// print(*names).
[[nodiscard]] std::optional<qsizetype> shownValues(const QString &statement);

/// Sets what the statement tells of its output.
void readStatement(const QString &statement, CompareOptions &options);

} // namespace sandpad::runner
