#pragma once

#include "runner/model/DoctorReport.h"
#include "runner/model/Error.h"
#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <nlohmann/json_fwd.hpp>

/// The JSON of the model's values: what the command line prints and fronts exchange.
namespace sandpad::runner {

class JsonStream;

/// Text types as JSON strings (invalid UTF-8 replaced), `application/json` as the value itself,
/// all others as base64.
[[nodiscard]] nlohmann::json toJson(const MimeBundle &bundle);

/// {"kind", "value", "used"}.
[[nodiscard]] nlohmann::json toJson(const LimitHit &hit);

/// {"type", "message", "frames": [{"file", "line", "column", "endColumn", "function", "skipped"}],
///  "causes": [{"relation", "depth", "type", "message", "frames"}], "moreCauses",
///  "diagnostics": [{"file", "line", "column", "endColumn", "code", "message", "severity"}],
///  "hint",
///  "meantLanguage"}. Unknown numbers and texts are null. "fileBeside" is there only when such a
///  file is, and "lacksNetwork" and "lacksFile" only when they are true.
[[nodiscard]] nlohmann::json toJson(const ErrorReport &error);

/// {"level", "layers"}: a layer in force is its noun, another "noun (not in force: reason)".
[[nodiscard]] nlohmann::json toJson(const Isolation &isolation);

/// {"wall", "cpu", "peakMemory", "startup", "measuredBy"}.
[[nodiscard]] nlohmann::json toJson(const Usage &usage);
/// {"name", "size", "mime", "path"}, and "refused" with the reason when it was not collected.
[[nodiscard]] nlohmann::json toJson(const FileEntry &file);

enum class Streams : std::uint8_t
{
    Include,
    Leave
};

/// The object of `--json`; without the streams, displays and values it is the end of `--ndjson`.
[[nodiscard]] nlohmann::json toJson(const RunResult &result, Streams streams = Streams::Include);

/// The same without a copy of what was printed and shown.
void writeJson(JsonStream &out, const RunResult &result);
void writeJson(JsonStream &out, const MimeBundle &bundle);

/// Reads the object of `--json` strictly; an error names the field. What the object does not hold
/// is lost: see ModelFields.h, the bytes of stdout and stderr that were no UTF-8, and
/// NotStarted::cause (read as Sandbox).
[[nodiscard]] Result<RunResult> runResultFromJson(const QByteArray &text,
                                                  qsizetype mostBytes = kMostJsonBytes);

/// One object of `--ndjson`: {"kind", "time", ...}; text also as "base64" when it does not give the
/// bytes back: they are no UTF-8, end inside a character or begin with a byte order mark.
[[nodiscard]] nlohmann::json toJson(const RunEvent &event);
/// The same without a copy of what was shown.
void writeJson(JsonStream &out, const RunEvent &event);

/// Reads one line of `--ndjson` strictly; an error names the field. Times and the bytes of streams
/// come back exactly. What the line does not hold is lost: Display::repeatsOutput, and what
/// runResultFromJson() and ModelFields.h name.
[[nodiscard]] Result<RunEvent> runEventFromJson(const QByteArray &text,
                                                qsizetype mostBytes = kMostJsonBytes);

/// {"language", "code", "stdin", "input": [{"name", "content"}], "cpu", "wall", "compile"
/// (seconds),
///  "memory", "processes", "output", "workFolder", "openFiles", "network", "isolation",
///  "interpreter", "runAs", "keepsInputOpen", "usesTerminal", "terminalSize": {"columns", "rows"},
///  "namesUnchanged", "workspace": {"inputPaths", "stdinPath", "keptFolder"}}: the names of the
/// command line's options. Bytes are a text, or {"base64"} when they are no UTF-8.
[[nodiscard]] nlohmann::json toJson(const RunRequest &request);

/// Reads such an object strictly; an error names the field. Only "language" and "code" must be
/// there; others that are absent or null are as in a new RunRequest. `workspace`, `interpreter` and
/// `runAs` name what is on this machine: a front that takes requests of others refuses them itself.
[[nodiscard]] Result<RunRequest> runRequestFromJson(const QByteArray &text,
                                                    qsizetype mostBytes = kMostJsonBytes);

/// {"version", "languages": [...], "isolation": [...], "places": {...}}.
[[nodiscard]] nlohmann::json toJson(const DoctorReport &report);

} // namespace sandpad::runner
