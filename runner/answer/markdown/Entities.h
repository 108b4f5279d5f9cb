#pragma once

#include <QString>

namespace sandpad::runner {

/// Decodes the HTML entities that pasted code often has.
[[nodiscard]] QString withoutEntities(QString text);

} // namespace sandpad::runner
