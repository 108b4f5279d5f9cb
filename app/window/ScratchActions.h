#pragma once

#include <functional>

class QWidget;

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

struct Actions;
class ScratchPage;

/// Applies the commands that only make sense for a scratch to the current one. `page` returns it,
/// or null while another kind of page is shown. `pick` shows lists; it must outlive the actions.
void bindScratchActions(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                        const std::function<ScratchPage *()> &page);

} // namespace sandpad::app
