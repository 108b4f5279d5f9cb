#pragma once

class QWidget;

namespace sandpad::app {

struct Actions;
class ThemeChoice;

/// Connects the commands that choose a theme, of which the chosen one is checked, and those that
/// make code and output larger and smaller; turning the wheel with Ctrl does so, too. Borrows the
/// choice, which must outlive the window's actions.
void bindThemeActions(const Actions &actions, QWidget &window, ThemeChoice &choice);

} // namespace sandpad::app
