#pragma once

#include "app/instance/Handover.h"

namespace sandpad::app {

class FirstInstance;
class MainWindow;

/// Opens these files in the window that is open already, or opens the pad with them in tabs and
/// runs until it is closed; needs a QApplication. Returns the exit status.
[[nodiscard]] int runPad(const Handover &wanted);

/// The window comes to the front and opens what later starts of Sandpad ask for. Borrows both.
void answerLaterStarts(const FirstInstance &first, MainWindow &window);

} // namespace sandpad::app
