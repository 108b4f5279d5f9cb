#pragma once

class QPoint;

namespace sandpad::widgets {
class CodeEditor;
}

namespace sandpad::app {

/// Opens the menu of the code at a place of the editor: the window's commands that are about the
/// code, and those for the clipboard, each with its keys.
void openCodeMenu(widgets::CodeEditor &editor, const QPoint &place);

} // namespace sandpad::app
