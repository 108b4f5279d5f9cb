#pragma once

#include <QStringList>

namespace sandpad::runner {

/// The files of the host that match an absolute path with wildcards (`*`, `?`) in its parts, sorted
/// by name. Where several folders match a part, only the one with the highest version number in its
/// name counts: "10.0.12" before "10.0.9", "net10.0" before "net9.0". Empty where nothing matches.
/// Looks at folders; quick.
[[nodiscard]] QStringList newestFiles(const QString &pattern);

} // namespace sandpad::runner
