#pragma once

#include "runner/model/Word.h"

#include <QtTypes>

#include <chrono>
#include <cstdint>

namespace sandpad::runner {

/// Which limit ended a run.
enum class LimitKind : std::uint8_t
{
    Cpu,
    Wall,
    Memory,
    Output,
    Processes,
    Files,
    Compile
};

/// The words for the limits.
inline constexpr auto kLimitKinds = std::to_array<Word<LimitKind>>({
    { LimitKind::Cpu, "cpu" },
    { LimitKind::Wall, "wall" },
    { LimitKind::Memory, "memory" },
    { LimitKind::Output, "output" },
    { LimitKind::Processes, "processes" },
    { LimitKind::Files, "files" },
    { LimitKind::Compile, "compile" },
});

/// What a run may use. All hold for the whole tree of processes, except where said.
/// There is no "none": a limit that should not matter is set high.
struct Limits
{
    /// CPU time of the program, without compiling.
    std::chrono::milliseconds cpu { 5'000 };
    /// Elapsed time of the program, without compiling and without waiting for input.
    std::chrono::milliseconds wall { 30'000 };
    /// Elapsed time of compiling.
    std::chrono::milliseconds compile { 30'000 };
    /// Resident memory.
    qint64 memoryBytes = 2LL << 30;
    /// Processes and threads at one time.
    int processes = 256;
    /// stdout and stderr together; what was printed up to here is kept.
    qint64 outputBytes = 64LL << 20;
    /// The work folder, and all other places that a program may write to, together. When they are
    /// full, the run ends as LimitKind::Files.
    qint64 workBytes = 256LL << 20;
    /// Open descriptors of each process; reaching it is an error inside the program (EMFILE).
    int openFiles = 256;

    bool operator==(const Limits &) const = default;
};

/// The same with much more of one.
[[nodiscard]] Limits raised(Limits limits, LimitKind kind);

/// A limit that ended a run: seconds for times, bytes for sizes, a count for processes.
struct LimitHit
{
    LimitKind kind = LimitKind::Cpu;
    double value = 0;
    double used = 0;
    double largest = 0; ///< of memory: bytes of the largest process; 0: unknown

    bool operator==(const LimitHit &) const = default;
};

[[nodiscard]] const char *name(LimitKind kind);

} // namespace sandpad::runner
