#pragma once

#include "runner/model/Error.h"

#include <QByteArray>

namespace sandpad::app {

/// The JSON with a line for each value, indented by its depth. All else stays as it is written:
/// numbers, escapes, the order and repeated names. Texts that stand behind each other, as in a file
/// of JSON lines, are each laid out. Fails with a sentence where brackets or quotes do not match,
/// where it nests too deep, and where it would become too long. Takes a second for 100 MB; may be
/// called in any thread.
[[nodiscard]] runner::Result<QByteArray> jsonInLines(const QByteArray &json);

} // namespace sandpad::app
