#pragma once

#include "runner/answer/report/AnswerReport.h"

#include <QString>

#include <cstdint>

namespace sandpad::app {

/// Which blocks a list for people holds.
enum class ListedBlocks : std::uint8_t
{
    All,
    False,
};

/// A line for each block, with what is claimed and what is really so where they differ. Texts of
/// the answer and of its programs are harmless for terminals.
[[nodiscard]] QString blockLines(const runner::Review &review, ListedBlocks listed);

/// The whole report for people: the blocks, what was not checked, and the verdict.
[[nodiscard]] QString plainReport(const runner::Review &review);

} // namespace sandpad::app
