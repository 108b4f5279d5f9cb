#pragma once

#include "runner/language/ShownBudget.h"
#include "runner/model/Error.h"
#include "runner/model/ErrorReport.h"
#include "runner/model/MimeBundle.h"

#include <QMap>
#include <QStringList>

#include <variant>

namespace sandpad::runner {

/// An object that a harness shows. `files` are those of the work folder that show the same. Empty
/// data: nothing is to be shown, the files have been shown already.
struct GuestDisplay
{
    MimeBundle data;
    QStringList files;
    bool repeatsOutput = false; ///< its text/plain was printed just before
    bool isCut = false; ///< a part of it was beyond the limits
    bool isAbridged = false; ///< the harness has left out a part of the value, and says so in it
    int id = 0; ///< the harness's own number for GuestMore; 0: nothing more will come
};

/// More representations of the display that was sent last.
struct GuestMore
{
    MimeBundle data;
    int id = 0; ///< that of the display
};

/// The value of the last expression.
struct GuestValue
{
    MimeBundle data;
    bool isCut = false; ///< as of a display
};

/// The program will ask for input next.
struct GuestPrompt
{
    bool isSecret = false; ///< as for a password
};

/// What a harness says on the display channel.
using GuestMessage = std::variant<GuestDisplay, GuestMore, GuestValue, ErrorReport, GuestPrompt>;

/// Reads one message. The text comes from a guest and is checked as hostile: size, number of values
/// and nesting before anything is built, then types, names, strict base64, and that pictures begin
/// as such. What is read is taken from the budget of the run.
///
/// {"type": "display", "data": {MIME: text, or base64, or for application/json any value},
///  "files": [names], "repeats": bool, "id": number}; {"type": "more", "data": ..., "id": number};
///  {"type": "value", "data": ...}; {"type": "prompt",
///  "secret":
/// bool}; {"type": "error", "error": {"type", "message", "frames": [{"file", "line", "column",
/// "endColumn", "function", "user", "skipped"}], "causes": [{"relation", "depth", "type",
/// "message", "frames"}], "moreCauses", "traceback"}}; of an error only the frames must be there.
[[nodiscard]] Result<GuestMessage> parseGuestMessage(const QByteArray &json, ShownBudget &budget);

} // namespace sandpad::runner
