#pragma once

#include "widgets/theme/Theme.h"

#include <QString>

namespace sandpad::widgets {

/// The flat look of all of Qt's own widgets in the pad, made from a theme. No other place sets it.
[[nodiscard]] QString styleSheet(const Theme &theme);

} // namespace sandpad::widgets
