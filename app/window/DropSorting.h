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

/// On the output, or of no language and no answer, a file is one for the program.
[[nodiscard]] SortedDrop sorted(const QStringList &paths,
                                const QList<runner::LanguageInfo> &languages, DropPlace place);

} // namespace sandpad::app
