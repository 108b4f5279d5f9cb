#pragma once

#include <QString>

namespace sandpad::runner {

/// How somebody who looks after the machine gets a layer of isolation into force, as a sentence;
/// empty where nothing can be done about it or the name is not known. `name` is an
/// IsolationLayer's.
[[nodiscard]] QString adviceForLayer(const QString &name);

} // namespace sandpad::runner
