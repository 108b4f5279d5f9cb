#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::runner {

/// What Bun printed of an uncaught error or of a file that it could not parse: each a piece of
/// source with a caret, "Type: message" ("error" for a plain Error), then "at f (file:1:2)". Bun
/// is read rather than asked, as looking at an error's stack changes what it prints. Nothing when
/// no error is there. The text is a guest's; time is linear in its length.
[[nodiscard]] std::optional<ErrorReport> parseBunErrors(const QByteArray &text,
                                                        const QString &userFile);

} // namespace sandpad::runner
