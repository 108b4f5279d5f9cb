#pragma once

#include "widgets/editor/CaretLines.h"

class QsciScintilla;

/// Commands on the lines that the selection touches, or on that of the caret. Each is one undo
/// step; caret and selection go with their text. A text that cannot be edited stays as it is. What
/// is folded away below a line goes with it, and stays together where others are moved past it.
namespace sandpad::widgets {

/// Exchanges the lines with the one above (`step` -1) or below (1); nothing where there is none.
void moveLines(QsciScintilla &editor, int step);
/// Puts a copy of the lines below them, and the selection into the copy.
void copyLines(QsciScintilla &editor);
/// The caret then stands in the line that followed, in its column.
void deleteLines(QsciScintilla &editor);
/// Copies the line of the caret, as a line: pasted, it stands above the line of the caret.
void copyLine(QsciScintilla &editor);
/// Moves the lines a step of indentation to the right (1) or to the left (-1). Empty lines stay.
/// They are selected afterwards.
void indentLines(QsciScintilla &editor, int step);
/// Moves the line of the caret one step to the right (1) or to the left (-1), wherever the caret
/// stands in it. Caret and selection stay on their text.
void shiftLine(QsciScintilla &editor, int step);

/// The first of these where the selection touches several lines, else the second.
void shiftLines(QsciScintilla &editor, int step);
/// Selects the lines as a whole, and each time that it is called again also the next line.
void selectLines(QsciScintilla &editor);

/// The lines that the selection touches, or that of the caret.
[[nodiscard]] LineSpan selectedLines(const QsciScintilla &editor);

} // namespace sandpad::widgets
