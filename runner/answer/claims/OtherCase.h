#pragma once

#include <QString>

namespace sandpad::runner {

/// Do the words before a claim speak of another case than the program as it stands: a condition,
/// another input, a changed program, another version or platform?
[[nodiscard]] bool isOtherCase(const QString &words);

} // namespace sandpad::runner
