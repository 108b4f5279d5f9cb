#pragma once

#include <QString>

namespace sandpad::widgets {

/// Style rules, or the value of an attribute, that name nothing outside of their document: of
/// url(...) only those of parts (#part) stay, any other one becomes `none`, and rules that load
/// others (@import) are left out. Comments are left out, too. What names nothing stays as it is.
/// Takes a time that grows with the length only. Runs in any thread.
///
/// The tokens are those of https://www.w3.org/TR/css-syntax-3/#tokenization. What is no valid CSS
/// is read as if it were, and so is a value that is no CSS at all.
[[nodiscard]] QString withoutOutsideReferences(const QString &css);

} // namespace sandpad::widgets
