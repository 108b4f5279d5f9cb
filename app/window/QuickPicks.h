#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

struct Actions;
class PageTabs;

/// What the list of tabs needs of the window.
struct TabSource
{
    PageTabs &open;
    std::function<QStringList()> closedTitles; ///< the last one first
    std::function<void(int)> reopen; ///< by its place among these
};

/// Connects "All commands" and "Go to a scratch" with the list that shows them. Commands are the
/// window's actions; those that were used last come first. Borrows all of it, which must outlive
/// the window's actions.
void bindQuickPicks(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                    const TabSource &tabs);

} // namespace sandpad::app
