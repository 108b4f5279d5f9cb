#pragma once

#include <QString>

namespace sandpad::runner {

/// A text in a notation that several engines' writings of the same values share: a Map without its
/// size, NumPy's numbers as plain ones.
[[nodiscard]] QString inPlainNotation(const QString &text);

/// The same for a remark. People write values there as they like: one kind of quotes, no separators
/// of thousands, no zeros at the end of a fraction, `true` for `True`.
[[nodiscard]] QString inPlainRemark(const QString &text);

} // namespace sandpad::runner
