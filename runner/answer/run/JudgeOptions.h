#pragma once

#include "runner/model/RunRequest.h"

#include <chrono>
#include <cstdint>
#include <functional>

namespace sandpad::runner {

/// Whether a block sees the names of the blocks before it.
enum class BlockScope : std::uint8_t
{
    Automatic, ///< each alone, and with those before it where that changes the verdict
    Alone,
    Session, ///< each after those of its language before it
};

/// What counts as false.
enum class Strictness : std::uint8_t
{
    Claims, ///< a claim that is not so, and whole code that does not parse
    Failures, ///< also each block that fails
};

struct JudgeOptions
{
    Strictness strictness = Strictness::Claims;
    BlockScope scope = BlockScope::Automatic;
    double tolerance = 1e-12; ///< relative, for numbers with a fraction
    /// Limits, isolation and network; code, input and files are the blocks'.
    RunRequest profile;
    /// Blocks that have not begun by then do not run: an answer with thousands of endless loops
    /// would take days.
    std::chrono::seconds longest = std::chrono::minutes(30);
    /// Returns the text of a program's marks; empty: random text. Recorded runs fit only programs
    /// with the same marks, so a test that replays them sets its own.
    std::function<QString()> markText;
};

} // namespace sandpad::runner
