#pragma once

#include <QtTypes>

#include <functional>

class QWidget;

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

struct Actions;
class PageTabs;
class SessionStore;

/// What the list of tabs needs of the window.
struct TabSource
{
    PageTabs &open;
    SessionStore &store; ///< of those that were closed
    std::function<void(qsizetype)> reopen; ///< by its place among these
};

/// Connects "All commands", "Go to a scratch" and "Delete a closed scratch" with the list that
/// shows them. Commands are the window's actions; those that were used last come first. Borrows all
/// of it, which must outlive the window's actions.
void bindQuickPicks(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                    const TabSource &tabs);

} // namespace sandpad::app
