#pragma once

#include <QString>

namespace sandpad::runner {

/// Does an answer show this code as wrong: by the sentence before it ("❌ Bad:", "This will not
/// work:") or by a remark in its first line? Such code may fail; that is why it is shown.
[[nodiscard]] bool isCounterexample(const QString &proseBefore, const QString &code);

} // namespace sandpad::runner
