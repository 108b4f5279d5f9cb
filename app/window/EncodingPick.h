#pragma once

#include <functional>

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

class ScratchPage;
struct TextEncoding;

/// Lists the encodings that a file can have. `picked` is called with the scratch and the one that
/// is picked. A scratch without a file gets the usual encoding without a question; what is called
/// then says that there is no file.
void pickEncoding(ScratchPage &scratch, widgets::QuickPick &pick,
                  const std::function<void(ScratchPage &, const TextEncoding &)> &picked);

} // namespace sandpad::app
