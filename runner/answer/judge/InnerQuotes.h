#pragma once

#include <QString>

namespace sandpad::runner {

/// A text without the quotes within it, as a program prints words: "'a' has 1" is "a has 1". Within
/// brackets only words lose their quotes, for there a number in quotes, or nothing in quotes, is
/// another value: "['a', '1']" is "[a, '1']".
[[nodiscard]] QString withoutInnerQuotes(const QString &text);

} // namespace sandpad::runner
