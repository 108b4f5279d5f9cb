#pragma once

#include "runner/answer/kept/KeptReview.h"
#include "runner/model/Error.h"

#include <QByteArray>

namespace sandpad::runner {

/// Compressed JSON.
[[nodiscard]] QByteArray packed(const KeptReview &review);
/// The bytes may be damaged, or of another version; the error says what is wrong.
[[nodiscard]] Result<KeptReview> unpackedReview(const QByteArray &bytes);

} // namespace sandpad::runner
