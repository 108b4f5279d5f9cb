#pragma once

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

class ScratchPage;

/// Lists the functions and types of a scratch; the caret goes to the one that is picked.
void pickSymbol(ScratchPage &scratch, widgets::QuickPick &pick);

} // namespace sandpad::app
