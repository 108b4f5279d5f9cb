#pragma once

class QWidget;

namespace sandpad::app {

struct Actions;
class ThemeChoice;

/// Connects the commands that choose a theme; the chosen one is checked. Borrows the choice, which
/// must outlive the window's actions.
void bindThemeActions(const Actions &actions, QWidget &window, ThemeChoice &choice);

} // namespace sandpad::app
