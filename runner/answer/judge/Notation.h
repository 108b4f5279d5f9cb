#pragma once

#include <QString>

namespace sandpad::runner {

/// Some engines tell the sizes of what they show: Map(2) {…}.
[[nodiscard]] bool hasSizes(const QString &text);
[[nodiscard]] QString withoutSizes(QString text);

/// Python names the views of a dictionary: dict_keys([…]).
[[nodiscard]] bool hasView(const QString &text);
[[nodiscard]] QString withoutViews(QString text);

/// A text in a notation that several engines' writings of the same values share: NumPy's numbers as
/// plain ones.
[[nodiscard]] QString inPlainNotation(const QString &text);

/// The same for a remark. People write values there as they like: one kind of quotes, no separators
/// of thousands, no zeros at the end of a fraction, `true` for `True`.
[[nodiscard]] QString inPlainRemark(const QString &text);

} // namespace sandpad::runner
