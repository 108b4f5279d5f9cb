#pragma once

#include "app/instance/Handover.h"

namespace sandpad::app {

class MainWindow;

/// Opens these files in the window that is open already, or opens the pad with them in tabs and
/// runs until it is closed; needs a QApplication. Returns the exit status.
[[nodiscard]] int runPad(const Handover &wanted);

/// The window comes to the front and does what a later start of Sandpad, or the desktop, asks for.
void answerLaterStart(const Handover &wanted, MainWindow &window);

} // namespace sandpad::app
