#pragma once

#include "widgets/text/ByteSpool.h"

namespace sandpad::widgets {

/// Places in a text that are not UTF-8, one for each byte that a decoder replaces.
[[nodiscard]] QList<qsizetype> invalidIn(QByteArrayView bytes);

/// The same for a part of a run's bytes, each stream for itself; places count from the start of the
/// run. Reads a little more than the part, so that characters at its edges are whole.
[[nodiscard]] QList<qint64> invalidIn(const ByteSpool &bytes, qint64 offset, qsizetype count);

/// The place of the number-th replaced byte from an offset on, counted from 0. Looks only so far
/// that the window does not wait; the offset when it is not there.
[[nodiscard]] qint64 placeOfInvalid(const ByteSpool &bytes, qint64 offset, qsizetype number);

} // namespace sandpad::widgets
