#pragma once

#include <QString>

namespace sandpad::runner {

/// A text with the characters that HTML's entities stand for; those that code is pasted with.
[[nodiscard]] QString withoutEntities(QString text);

} // namespace sandpad::runner
