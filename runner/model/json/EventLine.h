#pragma once

#include "runner/model/Error.h"
#include "runner/model/RunEvent.h"

#include <QByteArray>

namespace sandpad::runner {

/// An event as a line of text without its end: the JSON of `--ndjson`, and behind a tabulator what
/// that leaves out, so that a kept run looks as it did: what was printed of an error, which frames
/// are the user's own, and whether a display repeats printed text.
[[nodiscard]] QByteArray eventLine(const RunEvent &event);

/// Reads such a line strictly; the error says what is wrong.
[[nodiscard]] Result<RunEvent> eventFromLine(const QByteArray &line);

} // namespace sandpad::runner
