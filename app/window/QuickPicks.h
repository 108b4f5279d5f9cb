#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>

#include <functional>

class QWidget;

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

struct Actions;
class PageTabs;
class ScratchPage;
class SessionStore;

/// What the list of tabs needs of the window.
struct TabSource
{
    PageTabs &open;
    SessionStore &store; ///< of those that were closed
    std::function<void(qsizetype)> reopen; ///< by its place among these
};

/// What the list of commands needs besides them.
struct LanguageSource
{
    QList<runner::LanguageInfo> runnable;
    std::function<ScratchPage *()> page; ///< whose language is chosen; null: none
};

/// Connects "All commands", "Go to a scratch" and "Delete a closed scratch" with the list that
/// shows them. Commands are the window's actions, and a choice of each language; those that were
/// used last come first. Tabs that were looked at last come first, too, but for the current one.
/// Borrows all of it, which must outlive the window's actions.
void bindQuickPicks(const Actions &actions, QWidget &window, widgets::QuickPick &pick,
                    const TabSource &tabs, const LanguageSource &languages);

} // namespace sandpad::app
