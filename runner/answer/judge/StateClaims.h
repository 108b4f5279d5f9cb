#pragma once

#include "runner/answer/judge/Compare.h"

#include <optional>

namespace sandpad::runner {

/// Is the text written as a list, a dictionary or a set?
[[nodiscard]] bool isContainer(const QString &text);

/// Compares a remark with the value that a call has changed, in the language's notation or as
/// people write it: `[1, 2]` for `deque([1, 2])`, `1, 2` for `[1, 2]`. Nothing when the remark may
/// be about something else.
[[nodiscard]] std::optional<Comparison>
compareState(const QString &claimed, const QStringList &states, const CompareOptions &options);

} // namespace sandpad::runner
