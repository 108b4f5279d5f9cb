#pragma once

#include "runner/model/MimeBundle.h"

#include <QString>

namespace sandpad::widgets {

/// A MIME bundle as text: for copying, for searching, and where the pad has no card for it. Of data
/// without a text it gives the types and sizes.
[[nodiscard]] QString textOf(const runner::MimeBundle &data);

} // namespace sandpad::widgets
