#pragma once

#include "runner/model/MimeBundle.h"

#include <QString>

namespace sandpad::widgets {

/// What a MIME bundle says as text: for copying, for searching, and where the pad has no card for
/// it. Empty when the bundle has nothing that is text.
[[nodiscard]] QString textOf(const runner::MimeBundle &data);

} // namespace sandpad::widgets
