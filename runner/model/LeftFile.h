#pragma once

#include "runner/model/RunResult.h"

#include <string_view>

namespace sandpad::runner {

/// A name that a guest chose, for people and JSON: characters that are not printable, and bytes
/// that are no UTF-8, become \xNN; a backslash is doubled so that nothing looks like another.
[[nodiscard]] QString escapedName(std::string_view name);

/// The type of a file by its first bytes, then by its name.
[[nodiscard]] QString mimeOf(const QString &name, const QByteArray &content);

/// Is this a picture that a front can show?
[[nodiscard]] bool isPicture(const QString &mime);

} // namespace sandpad::runner
