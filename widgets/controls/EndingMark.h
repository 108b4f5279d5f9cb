#pragma once

#include "runner/model/RunResult.h"
#include "widgets/controls/Icons.h"
#include "widgets/theme/Theme.h"

namespace sandpad::widgets {

/// How a run ended, as a symbol in a colour; beside it, or in its tool tip, stands a word.
[[nodiscard]] Symbol endingSymbol(runner::Ending ending);
/// The same beside the cross that closes a tab, which would be mistaken for one of a failure.
[[nodiscard]] Symbol endingSymbolInTab(runner::Ending ending);
[[nodiscard]] QColor endingColor(runner::Ending ending, const Theme &theme);

} // namespace sandpad::widgets
