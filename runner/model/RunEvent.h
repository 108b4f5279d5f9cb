#pragma once

#include "runner/model/ErrorReport.h"
#include "runner/model/Isolation.h"
#include "runner/model/MimeBundle.h"
#include "runner/model/RunResult.h"

#include <QMap>

#include <chrono>
#include <cstdint>
#include <variant>

namespace sandpad::runner {

enum class Stream : std::uint8_t
{
    Out,
    Err
};

/// The first event of every run that gets as far as a sandbox.
struct Started
{
    Isolation isolation;
    QMap<QString, QString> versions; ///< tool name -> version, as found by discovery
    bool isWarm = false; ///< its sandbox had been made before the run was asked for
};

/// A step of a program that is compiled first begins: compiling, or the program itself. A program
/// that is not compiled has no such events.
struct StepBegun
{
    bool isCompiling = false;
};

/// Bytes as they came; may end inside a character. A run's pieces hold at most
/// Limits::outputBytes in total.
struct Output
{
    Stream stream = Stream::Out;
    QByteArray bytes;
};

/// A figure, table or other object that the program showed.
struct Display
{
    MimeBundle data;
    /// The display is a better form of text that was printed just before (its text/plain), not a
    /// further one.
    bool repeatsOutput = false;
};

/// More representations of a display that came before.
struct DisplayMore
{
    qsizetype display = 0; ///< its number among the displays of the run, from 0
    MimeBundle data; ///< types that the display did not have
};

/// The value of the last expression; at most one in a run.
struct Value
{
    MimeBundle data;
};

/// The program waits for a line on standard input.
struct WaitingForInput
{
    bool isSecret = false; ///< as for a password: what is typed is not to be shown
};

/// The last event, exactly once, also when the run never started. Streams, value and displays
/// of the result are empty: they came as events (RunRecorder puts them together).
struct Finished
{
    RunResult result;
};

/// One thing that happened in a run. Events come in the order in which they happened.
struct RunEvent
{
    using Payload = std::variant<Started, StepBegun, Output, Display, DisplayMore, Value,
                                 ErrorReport, WaitingForInput, FileEntry, Usage, Finished>;

    std::chrono::microseconds time {}; ///< since the start of the run
    Payload payload;
};

} // namespace sandpad::runner
