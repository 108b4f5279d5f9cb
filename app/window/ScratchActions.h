#pragma once

#include <functional>

class QWidget;

namespace sandpad::widgets {
class Footer;
} // namespace sandpad::widgets

namespace sandpad::app {

struct Actions;
class ScratchPage;

/// Lets the commands that mean something only to a scratch take effect on the current one. `page`
/// gives it, or null while something else is shown. Dialogs are children of the window, and the
/// footer tells what was saved; both outlive the connections.
void bindScratchActions(const Actions &actions, QWidget &window, widgets::Footer &footer,
                        const std::function<ScratchPage *()> &page);

} // namespace sandpad::app
