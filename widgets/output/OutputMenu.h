#pragma once

#include "widgets/output/OutputDocument.h"

class QMenu;

namespace sandpad::widgets {

class OutputView;

/// The commands for a place in the output; child of the view, deletes itself when closed. `place`
/// is the character that was pointed at, nothing where there is none.
[[nodiscard]] QMenu *makeOutputMenu(OutputView &view, std::optional<OutputPosition> place);

} // namespace sandpad::widgets
