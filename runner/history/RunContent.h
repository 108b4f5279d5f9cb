#pragma once

#include "runner/history/KeptRun.h"
#include "runner/model/Error.h"

namespace sandpad::runner {

/// Request, inputs, events and what was cut, as compressed JSON Lines: the largest part of a run.
[[nodiscard]] QByteArray packed(const KeptRun &run);

/// Puts these parts into a run. The bytes may be damaged; the error says so.
[[nodiscard]] Result<void> unpack(const QByteArray &bytes, KeptRun &run);

/// What is found of a run's output: what was printed and what its displays say as text, without
/// escape sequences' control characters. At most `kMostFound` characters of it.
[[nodiscard]] QString foundOutput(const KeptRun &run);
/// The code as text, as far as it is searched.
[[nodiscard]] QString foundCode(const KeptRun &run);

} // namespace sandpad::runner
