#pragma once

#include <functional>

class QWidget;

namespace sandpad::widgets {
class Footer;
} // namespace sandpad::widgets

namespace sandpad::app {

struct Actions;
class ScratchPage;

/// Applies the commands that only make sense for a scratch to the current one. `page` returns it,
/// or null while another kind of page is shown. Dialogs are children of the window, and the footer
/// says what was saved; both outlive the connections.
void bindScratchActions(const Actions &actions, QWidget &window, widgets::Footer &footer,
                        const std::function<ScratchPage *()> &page);

} // namespace sandpad::app
