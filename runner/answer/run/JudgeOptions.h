#pragma once

#include "runner/model/RunRequest.h"

#include <cstdint>
#include <functional>

namespace sandpad::runner {

/// How blocks see each other's names.
enum class BlockScope : std::uint8_t
{
    Automatic, ///< each alone; with those before it where that makes the difference
    Alone,
    Session, ///< each after those of its language before it
};

struct JudgeOptions
{
    BlockScope scope = BlockScope::Automatic;
    double tolerance = 1e-12; ///< relative, for numbers with a fraction
    /// Limits, isolation and network; code, input and files are the blocks'.
    RunRequest profile;
    /// Gives the text of each program's mark; empty: random text. Recorded runs fit only programs
    /// with the marks of that time, so a test that replays them sets its own.
    std::function<QString()> markText;
};

} // namespace sandpad::runner
