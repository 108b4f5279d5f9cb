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
    Selected selected = selection();
    const int first = selected.firstLine;
    const int last = selected.lastLine - (selected.to == 0 && selected.lastLine > first ? 1 : 0);
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
            selected.shift(line, at, -length);
        } else {
            m_editor->insertAt(m_prefix + u' ', line, indent);
            selected.shift(line, indent, static_cast<int>(m_prefix.size()) + 1);
        }
    }
    m_editor->endUndoAction();
    select(selected);
}

void CommentToggler::Selected::shift(int line, int at, int by)
{
    if (line == firstLine && from > at)
        from = std::max(at, from + by);
    if (line == lastLine && to > at)
        to = std::max(at, to + by);
}

CommentToggler::Selected CommentToggler::selection() const
{
    Selected all;
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    m_editor->getSelection(&all.firstLine, &all.from, &all.lastLine, &all.to);
    if (all.firstLine < 0)
        return { .firstLine = line, .from = column, .lastLine = line, .to = column };
    all.isBackward = line == all.firstLine && column == all.from;
    return all;
}

void CommentToggler::select(const Selected &all)
{
    if (all.isBackward)
        m_editor->setSelection(all.lastLine, all.to, all.firstLine, all.from);
    else
        m_editor->setSelection(all.firstLine, all.from, all.lastLine, all.to);
}

} // namespace sandpad::widgets
