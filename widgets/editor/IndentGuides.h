#pragma once

#include "widgets/theme/Theme.h"

class QPainter;
class QsciScintilla;

namespace sandpad::widgets {

/// Paints a line at each step of indentation of the lines that are seen, from the first column on,
/// also in empty lines between indented ones. Scintilla's own leave the first column out, and are
/// dotted.
void paintIndentGuides(QsciScintilla &editor, QPainter &painter, const Theme &theme);

} // namespace sandpad::widgets
