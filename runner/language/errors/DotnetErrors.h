#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::runner {

/// Reads what .NET or Mono printed of an uncaught exception. Inner exceptions are inside the outer
/// one's text: " ---> Type: message", their frames, " --- End of inner exception stack trace ---",
/// then the outer one's frames; further ones of an AggregateException follow as " ---> (Inner
/// Exception #1) … <---". Nothing when no exception is there. The text is a guest's; time is linear
/// in its length.
[[nodiscard]] std::optional<ErrorReport> parseDotnetErrors(const QByteArray &text,
                                                           const QString &userFile);

} // namespace sandpad::runner
