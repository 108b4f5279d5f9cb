#include "widgets/editor/CommentToggler.h"

#include <Qsci/qsciscintilla.h>

#include <algorithm>
#include <limits>

namespace sandpad::widgets {

CommentToggler::CommentToggler(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{ }

void CommentToggler::toggle()
{
    if (m_prefix.isEmpty())
        return;
    int first = 0;
    int last = 0;
    int from = 0;
    int to = 0;
    m_editor->getSelection(&first, &from, &last, &to);
    if (first < 0) {
        m_editor->getCursorPosition(&first, &from);
        last = first;
    } else if (to == 0 && last > first) {
        --last;
    }
    bool isAllCommented = true;
    int indent = std::numeric_limits<int>::max();
    for (int line = first; line <= last; ++line) {
        const QString text = m_editor->text(line);
        if (text.trimmed().isEmpty())
            continue;
        isAllCommented = isAllCommented && text.trimmed().startsWith(m_prefix);
        indent = std::min(indent, static_cast<int>(text.indexOf(text.trimmed().front())));
    }
    m_editor->beginUndoAction();
    for (int line = first; line <= last; ++line) {
        const QString text = m_editor->text(line);
        if (text.trimmed().isEmpty())
            continue;
        if (isAllCommented) {
            const auto at = static_cast<int>(text.indexOf(m_prefix));
            auto length = static_cast<int>(m_prefix.size());
            if (text.mid(at + length).startsWith(u' '))
                ++length;
            m_editor->setSelection(line, at, line, at + length);
            m_editor->removeSelectedText();
        } else {
            m_editor->insertAt(m_prefix + u' ', line, indent);
        }
    }
    m_editor->endUndoAction();
}

} // namespace sandpad::widgets
