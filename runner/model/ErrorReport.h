#pragma once

#include <QList>
#include <QString>

#include <nlohmann/json_fwd.hpp>

namespace sandpad::runner {

/// One frame of a traceback, or one compiler message's place.
struct Frame
{
    QString file; ///< as the runtime names it; the user's own file by its bare name
    int line = 0; ///< 1-based; 0 when unknown
    int column = 0; ///< 1-based; 0 when unknown
    QString function; ///< empty at top level or when unknown
    /// Is this the user's own code? Library frames are false.
    bool isUser = false;

    bool operator==(const Frame &) const = default;
};

/// One message of a compiler.
struct Diagnostic
{
    QString file;
    int line = 0; ///< 1-based; 0 when unknown
    int column = 0; ///< 1-based; 0 when unknown
    QString code; ///< for example CS0103; empty when the compiler gives none
    QString message;
    bool isError = true; ///< false for a warning

    bool operator==(const Diagnostic &) const = default;
};

/// Why a program failed: an uncaught exception, or what a compiler said.
struct ErrorReport
{
    QString type; ///< for example ValueError, TypeError, System.Exception, CS0103
    QString message;
    QList<Frame> frames; ///< outermost call first, so that the last is where it happened
    QList<Diagnostic> diagnostics; ///< compile errors, in the compiler's order; else empty
    /// The text as the runtime printed it; empty when it printed none.
    QString traceback;
    /// What to do about it, as a sentence; empty when nothing is known.
    QString hint;

    bool operator==(const ErrorReport &) const = default;
};

/// {"type", "message", "frames": [{"file", "line", "column", "function"}],
///  "diagnostics": [{"file", "line", "column", "code", "message", "severity"}], "hint"}.
/// Unknown numbers and texts are null.
[[nodiscard]] nlohmann::json toJson(const ErrorReport &error);

} // namespace sandpad::runner
