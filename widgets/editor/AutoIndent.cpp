#include "widgets/editor/AutoIndent.h"

#include "widgets/editor/LineEnds.h"

#include <Qsci/qsciscintilla.h>

namespace sandpad::widgets {

AutoIndent::AutoIndent(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    connect(editor, &QsciScintillaBase::SCN_CHARADDED, this, &AutoIndent::onCharacterAdded);
}

void AutoIndent::onCharacterAdded(int character)
{
    // Several carets type what is typed, and no more.
    if (m_editor->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS) > 1)
        return;
    int line = 0;
    int index = 0;
    m_editor->getCursorPosition(&line, &index);
    if (character == '\n' && line > 0)
        indentNewLine(line);
    else if (character == '}' || character == ']' || character == ')')
        dedentClosingBracket(line);
}

void AutoIndent::indentNewLine(int line)
{
    const QString before = m_editor->text(line - 1).trimmed();
    int indent = m_editor->indentation(line - 1);
    const bool opens = before.endsWith(u'{') || before.endsWith(u'[') || before.endsWith(u'(')
        || (m_colonOpensBlock && before.endsWith(u':'));
    // A bracket that is closed on the new line gets a line of its own below.
    const QString rest = m_editor->text(line).trimmed();
    if (opens && !rest.isEmpty() && QStringView(u")]}").contains(rest.front())) {
        m_editor->insertAt(lineEnd(*m_editor), line, 0);
        m_editor->setIndentation(line + 1, indent);
    }
    if (opens)
        indent += m_editor->indentationWidth();
    m_editor->setIndentation(line, indent);
    m_editor->SendScintilla(QsciScintillaBase::SCI_VCHOME);
    const auto place = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINEINDENTPOSITION, line);
    m_editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(place));
}

void AutoIndent::dedentClosingBracket(int line)
{
    const bool isAlone = m_editor->text(line).trimmed().size() == 1;
    const int width = m_editor->indentationWidth();
    if (!isAlone || line == 0 || m_editor->indentation(line) < width
        || m_editor->indentation(line) < m_editor->indentation(line - 1))
        return;
    m_editor->setIndentation(line, m_editor->indentation(line) - width);
}

} // namespace sandpad::widgets
