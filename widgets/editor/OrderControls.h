#pragma once

class QsciScintilla;

namespace sandpad::widgets {

/// Shows characters that nobody sees and that could make code read as something else than it is as
/// boxes with their names, such as "RLO" for U+202E: those that change the order of a text, and
/// those without a width that no writing needs. Source: https://trojansource.codes
void showOrderControls(QsciScintilla &editor);

} // namespace sandpad::widgets
