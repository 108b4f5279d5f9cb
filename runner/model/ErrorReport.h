#pragma once

#include "runner/model/Word.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// One frame of a traceback, or one compiler message's place.
struct Frame
{
    QString file; ///< as the runtime names it; the user's own file by its bare name
    int line = 0; ///< 1-based; 0 when unknown
    int column = 0; ///< in characters, 1-based; 0 when unknown
    QString function; ///< empty at top level or when unknown
    /// Is this the user's own code? Library frames are false.
    bool isUser = false;
    int endColumn = 0; ///< behind the last character of what failed; 0 when unknown
    int skipped = 0; ///< calls left out between the frame before this one and this one
    /// Is it the user's own code in another file than the program, whose lines are not the
    /// program's?
    bool isBeside = false;

    bool operator==(const Frame &) const = default;

    /// Is `line` one of the program?
    [[nodiscard]] bool isInProgram() const { return isUser && !isBeside && line > 0; }
};

/// One message of a compiler.
struct Diagnostic
{
    QString file;
    int line = 0; ///< 1-based; 0 when unknown
    int column = 0; ///< in characters, 1-based; 0 when unknown
    QString code; ///< for example CS0103; empty when the compiler gives none
    QString message;
    bool isError = true; ///< false for a warning
    int endColumn = 0; ///< behind the last character of what it is about; 0 when unknown

    bool operator==(const Diagnostic &) const = default;
};

/// An exception that led to another one, or a member of a group of exceptions.
struct Cause
{
    enum class Relation : std::uint8_t
    {
        Cause, ///< the one before it on the same depth was raised because of this one
        Context, ///< the one before it on the same depth was raised while this one was handled
        Member, ///< a part of the group that is the nearest one before it with a smaller depth
    };

    Relation relation = Relation::Cause;
    int depth = 0; ///< the number of groups around it
    QString type;
    QString message;
    QList<Frame> frames; ///< as an ErrorReport's

    bool operator==(const Cause &) const = default;
};

/// Why a program failed: an uncaught exception, or what a compiler said.
struct ErrorReport
{
    QString type; ///< for example ValueError, TypeError, System.Exception, CS0103
    QString message;
    QList<Frame> frames; ///< outermost call first, so that the last is where it happened
    /// The causes in reading order: the members of a group, each followed by its own causes, then
    /// the causes of the group. At most kMostCauses.
    QList<Cause> causes;
    int moreCauses = 0; ///< further causes that are known but left out
    QList<Diagnostic> diagnostics; ///< compile errors, in the compiler's order; else empty
    /// The text as the runtime printed it; empty when it printed none.
    QString traceback;
    /// The traceback with the parts that the runtime repeated; empty when it repeated nothing.
    QString printed;
    /// What to do about it, as a sentence; empty when nothing is known.
    QString hint;
    /// The id of the language that the code seems to be written in instead; empty when it seems to
    /// be what it is said to be.
    QString meantLanguage;
    /// The path of the file that the program misses and that lies beside it on this machine; empty
    /// when there is none.
    QString fileBeside;
    /// Would the network, which is off for this run, help?
    bool lacksNetwork = false;
    /// In a window: would a file or folder help that a person adds to those of the program?
    bool lacksFile = false;

    bool operator==(const ErrorReport &) const = default;
};

/// Did the program end with the error by which Python tells that somebody stopped it?
[[nodiscard]] bool isInterruption(const ErrorReport &error);

inline constexpr qsizetype kMostCauses = 20;
inline constexpr int kMostCauseDepth = 5;

/// The words for how a cause belongs to its error.
inline constexpr auto kRelations = std::to_array<Word<Cause::Relation>>({
    { Cause::Relation::Cause, "cause" },
    { Cause::Relation::Context, "context" },
    { Cause::Relation::Member, "member" },
});

/// "cause", "context" or "member".
[[nodiscard]] QString relationName(Cause::Relation relation);
[[nodiscard]] std::optional<Cause::Relation> relationOf(const QString &name);

} // namespace sandpad::runner
