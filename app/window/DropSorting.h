#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>

#include <cstdint>

namespace sandpad::app {

enum class DropPlace : std::uint8_t
{
    Output, ///< of a scratch
    Elsewhere,
};

/// Files that were dropped on the window.
struct SortedDrop
{
    QStringList sources; ///< to be opened in tabs of their own
    QStringList inputs; ///< for the program
};

/// Sorts dropped files. A file that is dropped on the output is an input of the program, and so is
/// a file that is neither code in a known language nor an answer.
[[nodiscard]] SortedDrop sorted(const QStringList &paths,
                                const QList<runner::LanguageInfo> &languages, DropPlace place);

} // namespace sandpad::app
