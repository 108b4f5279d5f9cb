#pragma once

#include "runner/model/RunResult.h"

#include <string_view>

namespace sandpad::runner {

/// A name that a guest chose, for people and JSON: characters that are not printable, and bytes
/// that are no UTF-8, become \xNN; a backslash is doubled so that nothing looks like another.
[[nodiscard]] QString escapedName(std::string_view name);

/// The MIME type of a file, from the desktop's database (shared-mime-info). Content decides; the
/// name only tells which kind of text, archive or the like it is, so a picture is never one by its
/// name alone. "application/octet-stream" for bytes of no known type. Thread-safe; the first call
/// reads the database.
[[nodiscard]] QString mimeOf(const QString &name, const QByteArray &content);

/// Is this a picture that a front can show?
[[nodiscard]] bool isPicture(const QString &mime);

} // namespace sandpad::runner
