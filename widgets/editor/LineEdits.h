#pragma once

class QsciScintilla;

/// Commands on the lines that the selection touches, or on that of the caret. Each is one undo
/// step; caret and selection go with their text. A text that cannot be edited stays as it is.
namespace sandpad::widgets {

/// Exchanges the lines with the one above (`step` -1) or below (1); nothing where there is none.
void moveLines(QsciScintilla &editor, int step);
/// Puts a copy of the lines below them, and the selection into the copy.
void copyLines(QsciScintilla &editor);
/// The caret then stands in the line that followed, in its column.
void deleteLines(QsciScintilla &editor);

} // namespace sandpad::widgets
