#pragma once

#include "runner/history/KeptRun.h"

#include <functional>

class QWidget;

namespace sandpad::app {

struct Actions;
class HistoryPanel;
class ScratchPage;

/// What the history needs of the window.
struct HistoryPlace
{
    HistoryPanel &panel;
    QWidget &pages; ///< hidden while the panel is shown
    std::function<ScratchPage *()> current; ///< null: the current page is another kind
    std::function<ScratchPage *(const QString &id)> scratch; ///< null: it has no tab
    std::function<bool(const QString &id)> isClosed; ///< and can be opened again
    std::function<void()> focusPage;
    /// Shows what a page's last run before the start put out, which comes later; then calls `done`,
    /// if there is any.
    std::function<void(ScratchPage &page, const std::function<void()> &done)> showLastRun;
};

/// Connects "History of runs", and what goes from difference to difference, with the panel. Borrows
/// all of it, which must outlive the actions.
void bindHistory(const Actions &actions, QWidget &window, const HistoryPlace &place);

/// Leads back to the page, if the panel is shown.
void leaveHistory(const HistoryPlace &place);

} // namespace sandpad::app
