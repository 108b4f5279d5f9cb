#include "widgets/editor/Carets.h"

#include "widgets/editor/CaretMouse.h"
#include "widgets/editor/CaretUndo.h"
#include "widgets/editor/Scintilla.h"

#include <algorithm>

namespace sandpad::widgets {

using Base = QsciScintillaBase;

Carets::Carets(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    send(*editor, Base::SCI_SETMULTIPLESELECTION, 1);
    send(*editor, Base::SCI_SETADDITIONALSELECTIONTYPING, 1);
    send(*editor, Base::SCI_SETMULTIPASTE, Base::SC_MULTIPASTE_EACH);
    send(*editor, Base::SCI_SETADDITIONALCARETSBLINK, 1);
    // Columns go on beyond the ends of short lines.
    send(*editor, Base::SCI_SETVIRTUALSPACEOPTIONS, Base::SCVS_RECTANGULARSELECTION);
    new CaretMouse(editor);
    new CaretUndo(editor);
}

void Carets::setTheme(const Theme &theme)
{
    send(*m_editor, Base::SCI_SETADDITIONALCARETFORE, scintillaColor(theme.text));
    send(*m_editor, Base::SCI_SETADDITIONALSELBACK, scintillaColor(theme.selection));
}

bool Carets::areSeveral() const
{
    return send(*m_editor, Base::SCI_GETSELECTIONS) > 1;
}

int Carets::count() const
{
    return static_cast<int>(send(*m_editor, Base::SCI_GETSELECTIONS));
}

qsizetype Carets::selected() const
{
    qsizetype characters = 0;
    for (int i = 0; i < count(); ++i)
        characters += send(*m_editor, Base::SCI_COUNTCHARACTERS,
                           send(*m_editor, Base::SCI_GETSELECTIONNSTART, i),
                           send(*m_editor, Base::SCI_GETSELECTIONNEND, i));
    return characters;
}

void Carets::keepLast()
{
    // Of a column, anchor and caret are its corners, and what is between them is no selection.
    const long caret = send(*m_editor, Base::SCI_GETCURRENTPOS);
    const bool isColumn = send(*m_editor, Base::SCI_SELECTIONISRECTANGLE) != 0;
    send(*m_editor, Base::SCI_SETSEL, isColumn ? caret : send(*m_editor, Base::SCI_GETANCHOR),
         caret);
}

void Carets::add(int step)
{
    long outermost = send(*m_editor, Base::SCI_GETCURRENTPOS);
    long column = 0;
    for (long i = 0; i < send(*m_editor, Base::SCI_GETSELECTIONS); ++i) {
        const long caret = send(*m_editor, Base::SCI_GETSELECTIONNCARET, i);
        outermost = step < 0 ? std::min(outermost, caret) : std::max(outermost, caret);
        // Short lines on the way do not change the column.
        column = std::max(column, send(*m_editor, Base::SCI_GETCOLUMN, caret));
    }
    const long line = send(*m_editor, Base::SCI_LINEFROMPOSITION, outermost) + step;
    if (line < 0 || line >= m_editor->lines())
        return;
    m_editor->ensureLineVisible(static_cast<int>(line));
    const long place = send(*m_editor, Base::SCI_FINDCOLUMN, line, column);
    send(*m_editor, Base::SCI_ADDSELECTION, place, place);
    send(*m_editor, Base::SCI_SCROLLCARET);
}

void Carets::setUpSearch()
{
    send(*m_editor, Base::SCI_TARGETWHOLEDOCUMENT);
    const bool isWord =
        send(*m_editor, Base::SCI_ISRANGEWORD, send(*m_editor, Base::SCI_GETSELECTIONSTART),
             send(*m_editor, Base::SCI_GETSELECTIONEND))
        != 0;
    send(*m_editor, Base::SCI_SETSEARCHFLAGS,
         Base::SCFIND_MATCHCASE | (isWord ? Base::SCFIND_WHOLEWORD : 0));
}

void Carets::selectNextOccurrence()
{
    setUpSearch();
    send(*m_editor, Base::SCI_MULTIPLESELECTADDNEXT);
    send(*m_editor, Base::SCI_SCROLLCARET);
}

void Carets::selectAllOccurrences()
{
    // With nothing selected, this takes the word at the caret.
    if (send(*m_editor, Base::SCI_GETSELECTIONEMPTY) != 0)
        selectNextOccurrence();
    setUpSearch();
    send(*m_editor, Base::SCI_MULTIPLESELECTADDEACH);
}

} // namespace sandpad::widgets
