#pragma once

#include <QList>

#include <functional>

class QWidget;

namespace sandpad::app {

struct Actions;

/// Connects F6 and Shift+F6, which go round the parts of the window. `panes` gives those that are
/// there now, in order; hidden ones are left out.
void bindPaneActions(const Actions &actions, QWidget &window,
                     const std::function<QList<QWidget *>()> &panes);

} // namespace sandpad::app
