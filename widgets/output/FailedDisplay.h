#pragma once

#include "runner/model/ErrorReport.h"
#include "runner/model/MimeBundle.h"

#include <optional>

namespace sandpad::widgets {

/// The error that a harness sends in the place of a figure that could not be drawn, as
/// {"title", "type", "message"}; nothing when the bundle holds none.
[[nodiscard]] std::optional<runner::ErrorReport> failureIn(const runner::MimeBundle &data);

} // namespace sandpad::widgets
