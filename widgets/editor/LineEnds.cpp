#include "widgets/editor/LineEnds.h"

#include "widgets/editor/Scintilla.h"

namespace sandpad::widgets {

using Base = QsciScintillaBase;

LineEnds::LineEnds(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    connect(editor, &QsciScintilla::textChanged, this, &LineEnds::follow);
}

void LineEnds::follow()
{
    if (send(*m_editor, Base::SCI_GETLINECOUNT) < 2)
        return; // the next line end will be as the last ones were
    const long end = send(*m_editor, Base::SCI_GETLINEENDPOSITION, 0);
    const bool isWindows = send(*m_editor, Base::SCI_GETCHARAT, end) == '\r';
    if (isWindows == hasWindowsEnds(*m_editor))
        return;
    m_editor->setEolMode(isWindows ? QsciScintilla::EolWindows : QsciScintilla::EolUnix);
    emit changed();
}

void LineEnds::change()
{
    if (m_editor->isReadOnly())
        return;
    const auto wanted =
        hasWindowsEnds(*m_editor) ? QsciScintilla::EolUnix : QsciScintilla::EolWindows;
    m_editor->setEolMode(wanted);
    m_editor->convertEols(wanted);
    emit changed();
}

bool hasWindowsEnds(const QsciScintilla &editor)
{
    return editor.eolMode() == QsciScintilla::EolWindows;
}

QString lineEnd(const QsciScintilla &editor)
{
    return hasWindowsEnds(editor) ? QStringLiteral("\r\n") : QStringLiteral("\n");
}

} // namespace sandpad::widgets
