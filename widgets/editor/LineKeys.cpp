#include "widgets/editor/LineKeys.h"

#include "widgets/editor/LineEdits.h"
#include "widgets/editor/Scintilla.h"

#include <QKeyEvent>
#include <Qsci/qscicommandset.h>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    bool isSelectionInOneLine(const QsciScintilla &editor)
    {
        const auto lineOf = [&editor](unsigned int end) {
            return send(editor, Base::SCI_LINEFROMPOSITION, send(editor, end));
        };
        return lineOf(Base::SCI_GETSELECTIONSTART) == lineOf(Base::SCI_GETSELECTIONEND);
    }

} // namespace

void bindKeys(QsciScintilla &editor)
{
    // Parts of words, cutting and doubling lines.
    for (const QKeyCombination keys :
         { Qt::CTRL | Qt::Key_L, Qt::CTRL | Qt::Key_U, Qt::CTRL | Qt::SHIFT | Qt::Key_Slash,
           Qt::CTRL | Qt::SHIFT | Qt::Key_Backslash, Qt::CTRL | Qt::Key_D,
           Qt::CTRL | Qt::SHIFT | Qt::Key_L, Qt::CTRL | Qt::Key_BracketLeft,
           Qt::CTRL | Qt::Key_BracketRight }) {
        if (QsciCommand *command = editor.standardCommands()->boundTo(keys.toCombined()))
            command->setKey(0);
    }
    // Both keys for it are in people's fingers.
    if (QsciCommand *redo = editor.standardCommands()->find(QsciCommand::Redo)) {
        redo->setKey((Qt::CTRL | Qt::Key_Y).toCombined());
        redo->setAlternateKey((Qt::CTRL | Qt::SHIFT | Qt::Key_Z).toCombined());
    }
}

bool takesForLine(QsciScintilla &editor, const QKeyEvent &event)
{
    const bool cuts = event.matches(QKeySequence::Cut);
    if (!editor.hasSelectedText() && (cuts || event.matches(QKeySequence::Copy))) {
        copyLine(editor);
        if (cuts)
            deleteLines(editor);
        return true;
    }
    const bool isTab = event.key() == Qt::Key_Tab && event.modifiers() == Qt::NoModifier;
    const bool isBack = event.key() == Qt::Key_Backtab;
    if ((isTab || isBack) && !editor.isReadOnly() && !isSelectionInOneLine(editor)
        && !editor.SendScintilla(Base::SCI_SELECTIONISRECTANGLE)) {
        indentLines(editor, isTab ? 1 : -1);
        return true;
    }
    // Scintilla would move the caret instead, where that is behind the white space.
    if (event.key() == Qt::Key_Backtab && !editor.isReadOnly() && isSelectionInOneLine(editor)) {
        shiftLine(editor, -1);
        return true;
    }
    return false;
}

} // namespace sandpad::widgets
