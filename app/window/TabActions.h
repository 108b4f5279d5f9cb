#pragma once

class QWidget;

namespace sandpad::widgets {
class TabStrip;
}

namespace sandpad::app {

struct Actions;
class PageTabs;

/// Connects the commands that every page has, and those that go from tab to tab and change the row
/// of tabs. Borrows the tabs, which must outlive the window's actions.
void bindTabActions(const Actions &actions, QWidget &window, PageTabs &open,
                    widgets::TabStrip &strip);

} // namespace sandpad::app
