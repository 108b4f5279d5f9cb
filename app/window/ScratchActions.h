#pragma once

#include <functional>

namespace sandpad::app {

struct Actions;
class MainWindow;
class ScratchPage;

/// Lets the commands that mean something only to a scratch take effect on the current one. `page`
/// gives it, or null while something else is shown; the window lives as long as the connections.
void bindScratchActions(const Actions &actions, MainWindow &window,
                        const std::function<ScratchPage *()> &page);

} // namespace sandpad::app
