#pragma once

#include "runner/model/Error.h"
#include "runner/model/ErrorReport.h"
#include "runner/model/Isolation.h"
#include "runner/model/Limits.h"
#include "runner/model/MimeBundle.h"
#include "runner/model/Word.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

namespace sandpad::runner {

/// The program ended by itself; "finished" when the code is 0, else "failed".
struct Completed
{
    int exitCode = 0;
};

/// A signal that was not ours ended the program.
struct Signalled
{
    int signal = 0;
};

/// The user stopped the run.
struct Stopped
{
    std::optional<int> exitCode; ///< when the program ended by itself after it was asked to
};

/// The program never ran.
struct NotStarted
{
    enum class Cause : std::uint8_t
    {
        Toolchain, ///< no interpreter, or it could not be started (exit status 126)
        Sandbox, ///< Sandpad or its sandbox failed (exit status 125)
    };
    Cause cause = Cause::Sandbox;
    QString reason; ///< a sentence: what is wrong and what to do
};

/// How a run ended. The first cause stays; later news does not replace it.
using RunOutcome = std::variant<Completed, Signalled, LimitHit, Stopped, NotStarted>;

/// Who has counted what a run used.
enum class Meter : std::uint8_t
{
    Processes, ///< Sandpad's supervisor, from what the system shows of the processes
    ControlGroup, ///< the kernel
};

inline constexpr auto kMeters = std::to_array<Word<Meter>>({
    { Meter::Processes, "processes" },
    { Meter::ControlGroup, "control group" },
});

/// What a run used.
struct Usage
{
    std::chrono::microseconds wall {}; ///< of the program, without starting the sandbox
    std::chrono::microseconds cpu {}; ///< user and system time of the whole tree
    std::chrono::microseconds
        startup {}; ///< until the program started, without waiting for other runs
    qint64 peakMemoryBytes = 0; ///< largest sum over the tree that was seen
    Meter meter = Meter::Processes; ///< of CPU time and memory

    bool operator==(const Usage &) const = default;
};

/// A file that the run left in the work folder.
struct FileEntry
{
    QString name; ///< relative path; characters that are not printable are escaped
    qint64 sizeBytes = 0;
    QString mime;
    QByteArray content; ///< empty when refused
    QString refused; ///< why the content was not collected; empty when it was
    QString path; ///< where it was written to; empty when it was not
    bool isUnchanged = false; ///< an input that did not change; only when such were asked for

    bool operator==(const FileEntry &) const = default;
};

/// All there is to say of a run when it is over.
struct RunResult
{
    QString languageId;
    RunOutcome outcome = NotStarted {};
    QByteArray standardOutput;
    QByteArray standardError;
    bool isTruncated = false; ///< output was cut at its limit, or something shown was left out
    std::optional<MimeBundle> value;
    QList<MimeBundle> displays;
    std::optional<ErrorReport> error;
    QList<FileEntry> files;
    Usage usage;
    Isolation isolation;
    QString message; ///< the sentence a person reads
    QString advice {}; ///< what else to know of a limit that ended it; a part of the message, too

    [[nodiscard]] bool isSuccess() const;
    /// It ended by itself, and where it failed it has printed why, as far as it says that at all. A
    /// runtime may end by a signal then, as .NET does for an exception and Python for an interrupt.
    [[nodiscard]] bool explainsItself() const;
};

/// How a run ended, in a word.
enum class Ending : std::uint8_t
{
    Finished,
    Failed,
    Signalled,
    Limit,
    Stopped,
    NotStarted
};

inline constexpr auto kEndings = std::to_array<Word<Ending>>({
    { Ending::Finished, "finished" },
    { Ending::Failed, "failed" },
    { Ending::Signalled, "signalled" },
    { Ending::Limit, "limit" },
    { Ending::Stopped, "stopped" },
    { Ending::NotStarted, "not-started" },
});

[[nodiscard]] Ending endingOf(const RunOutcome &outcome);
/// "finished" | "failed" | "signalled" | "limit" | "stopped" | "not-started".
[[nodiscard]] QString name(const RunOutcome &outcome);

/// The exit status of `sandpad run`: the program's own (0..123), 124 limit, 125 Sandpad failed, 126
/// toolchain, 128+N signal. A stopped run has the program's own if it ended by itself, else 125. A
/// program's own code above 123 is passed on as it is.
[[nodiscard]] int exitStatus(const RunOutcome &outcome);

} // namespace sandpad::runner
