#pragma once

#include "widgets/output/OutputDocument.h"

class QMenu;

namespace sandpad::widgets {

class OutputView;

/// The menu for a place in the output. Child of the view; it deletes itself when closed. `place` is
/// the character under the pointer; nothing when there is none.
[[nodiscard]] QMenu *makeOutputMenu(OutputView &view, std::optional<OutputPosition> place);

} // namespace sandpad::widgets
