#pragma once

#include <QString>

namespace sandpad::widgets {

/// What a layer of isolation means for a program, in plain words; empty for a name that is not
/// known. `name` is an IsolationLayer's.
[[nodiscard]] QString meaningOfLayer(const QString &name);

} // namespace sandpad::widgets
