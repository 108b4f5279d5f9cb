#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

struct Actions;
struct BarCommands;
class ScratchPage;

/// Applies the commands that only make sense for a scratch to the current one. `page` returns it,
/// or null while another kind of page is shown. `pick` shows lists; it must outlive the actions.
void bindScratchActions(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                        const std::function<ScratchPage *()> &page);

/// The commands that have a button in the bar above a scratch. `menu` is that of its last button.
[[nodiscard]] BarCommands barCommands(const Actions &actions, QMenu *menu);

} // namespace sandpad::app
