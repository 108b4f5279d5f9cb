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
    const bool hasReturn = send(*m_editor, Base::SCI_GETCHARAT, end) == '\r';
    const bool hasFeed = send(*m_editor, Base::SCI_GETCHARAT, end + 1) == '\n';
    const auto mode = !hasReturn ? QsciScintilla::EolUnix
        : hasFeed                ? QsciScintilla::EolWindows
                                 : QsciScintilla::EolMac;
    if (mode == m_editor->eolMode())
        return;
    m_editor->setEolMode(mode);
    emit changed();
}

void LineEnds::change()
{
    if (m_editor->isReadOnly())
        return;
    const auto wanted = m_editor->eolMode() == QsciScintilla::EolUnix ? QsciScintilla::EolWindows
                                                                      : QsciScintilla::EolUnix;
    m_editor->setEolMode(wanted);
    m_editor->convertEols(wanted);
    emit changed();
}

QString lineEndName(const QsciScintilla &editor)
{
    switch (editor.eolMode()) {
    case QsciScintilla::EolWindows:
        return QStringLiteral("CRLF");
    case QsciScintilla::EolMac:
        return QStringLiteral("CR");
    case QsciScintilla::EolUnix:
        break;
    }
    return QStringLiteral("LF");
}

QString lineEnd(const QsciScintilla &editor)
{
    switch (editor.eolMode()) {
    case QsciScintilla::EolWindows:
        return QStringLiteral("\r\n");
    case QsciScintilla::EolMac:
        return QStringLiteral("\r");
    case QsciScintilla::EolUnix:
        break;
    }
    return QStringLiteral("\n");
}

} // namespace sandpad::widgets
