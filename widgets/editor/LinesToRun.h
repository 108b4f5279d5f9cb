#pragma once

#include "widgets/editor/LineEdits.h"

#include <QByteArray>

class QsciScintilla;

namespace sandpad::widgets {

/// The lines of what begins at a line of the text: the line, those below that are indented more,
/// and those at its indent that go on with it: a closing bracket, `else`, `except`, and so on.
/// Decorators belong to what they stand above. No parser: text between triple quotes that is
/// indented less ends it.
[[nodiscard]] LineSpan statementAt(const QByteArray &text, int line);

/// What runs of a text that is the editor's: the lines that the selection touches; where nothing is
/// selected, what begins at the line of the caret.
[[nodiscard]] LineSpan linesToRun(const QsciScintilla &editor, const QByteArray &text);

/// These lines, moved to the left as far as they all can be. Above them stand as many empty lines
/// as they have above them in the text, so that errors name the right ones.
[[nodiscard]] QByteArray linesAlone(const QByteArray &text, const LineSpan &span);

} // namespace sandpad::widgets
