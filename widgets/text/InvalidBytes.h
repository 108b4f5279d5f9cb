#pragma once

#include "widgets/text/ByteSpool.h"

namespace sandpad::widgets {

/// Places in a text that are not UTF-8, one for each byte that a decoder replaces.
[[nodiscard]] QList<qsizetype> invalidIn(QByteArrayView bytes);

/// The same for a part of a run's bytes. Each stream is decoded by itself; places count from the
/// start of the run. A little more than the part is read, so that characters at its edges are
/// whole.
[[nodiscard]] QList<qint64> invalidIn(const ByteSpool &bytes, qint64 offset, qsizetype count);

/// The place of the number-th replaced byte from an offset on, counted from 0. The search is
/// bounded, so that the window does not wait; the offset itself when nothing was found.
[[nodiscard]] qint64 placeOfInvalid(const ByteSpool &bytes, qint64 offset, qsizetype number);

} // namespace sandpad::widgets
