#include "widgets/editor/IndentGuides.h"

#include "widgets/editor/Scintilla.h"

namespace sandpad::widgets {

void showIndentGuides(QsciScintilla &editor, const Theme &theme)
{
    editor.setIndentationGuides(true);
    send(editor, QsciScintillaBase::SCI_SETINDENTATIONGUIDES, QsciScintillaBase::SC_IV_LOOKBOTH);
    editor.setIndentationGuidesForegroundColor(theme.guide);
    editor.setIndentationGuidesBackgroundColor(theme.surface);
}

} // namespace sandpad::widgets
