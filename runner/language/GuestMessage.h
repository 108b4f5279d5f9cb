#pragma once

#include "runner/model/Error.h"
#include "runner/model/ErrorReport.h"
#include "runner/model/MimeBundle.h"

#include <QMap>
#include <QStringList>

#include <variant>

namespace sandpad::runner {

/// A harness shows something; `files` are those of the work folder that show the same. Empty
/// data: only the files are to be known as shown already.
struct GuestDisplay
{
    MimeBundle data;
    QStringList files;
};

/// The value of the last expression.
struct GuestValue
{
    MimeBundle data;
};

/// What a harness says on the display channel.
using GuestMessage = std::variant<GuestDisplay, GuestValue, ErrorReport>;

/// Reads one message. The text comes from a guest and is checked as hostile: nesting before it is
/// built, types, sizes, names, strict base64, and that pictures begin as such.
///
/// {"type": "display", "data": {MIME: text, or base64, or for application/json any value},
///  "files": [names]}; {"type": "value", "data": ...}; {"type": "error", "error": {"type",
/// "message", "frames": [{"file", "line", "column", "function", "user"}], "traceback"}}.
[[nodiscard]] Result<GuestMessage> parseGuestMessage(const QByteArray &json);

} // namespace sandpad::runner
