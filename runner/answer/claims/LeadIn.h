#pragma once

#include <QString>

namespace sandpad::runner {

/// Do the words right before a block say that it is what the program above prints as it stands, or
/// the error that it ends with: "Output:", "When you run this, you get:", "For `3` it prints:"
/// where the program has a 3? Words that speak of another case, and words that do not speak of an
/// output at all, do not. `announcement` is the last line of the prose; where there is none,
/// nothing else is between the two, and the block belongs to the program.
[[nodiscard]] bool announcesThisRun(const QString &announcement, const QString &code);

} // namespace sandpad::runner
