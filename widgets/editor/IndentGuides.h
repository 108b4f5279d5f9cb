#pragma once

#include "widgets/theme/Theme.h"

class QsciScintilla;

namespace sandpad::widgets {

/// Shows a line at each step of indentation, also in empty lines between indented ones. Again after
/// the lexer has set the styles of a theme.
void showIndentGuides(QsciScintilla &editor, const Theme &theme);

} // namespace sandpad::widgets
