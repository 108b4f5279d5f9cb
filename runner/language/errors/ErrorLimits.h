#pragma once

#include <QtTypes>

namespace sandpad::runner {

/// What is read of a program's error at most. A program chooses its text, and no person reads more.
constexpr qsizetype kLongestErrorLine = 4096; ///< in bytes or characters
constexpr qsizetype kMostFrames = 200;

} // namespace sandpad::runner
