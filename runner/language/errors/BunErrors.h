#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::runner {

/// Reads what Bun printed of an uncaught error that its harness did not report, such as a thrown
/// value that is none, or of a file that it could not parse. Each error is
/// a piece of source with a caret, "Type: message" ("error" for a plain Error), then "at f
/// (file:1:2)". Bun's text is read because looking at an error's stack in Bun changes what it
/// prints. Nothing when no error is there. The text is a guest's; time is linear in its length.
[[nodiscard]] std::optional<ErrorReport> parseBunErrors(const QByteArray &text,
                                                        const QString &userFile);

/// Adds to an error that the harness reported, and to its causes, the frames that Bun printed of
/// them. The text is a guest's; time is linear in its length for each cause.
void completeFromBun(ErrorReport &error, const QByteArray &text, const QString &userFile);

} // namespace sandpad::runner
