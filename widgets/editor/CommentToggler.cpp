#include "widgets/editor/CommentToggler.h"

#include "widgets/editor/CaretLines.h"
#include "widgets/editor/CaretUndo.h"
#include "widgets/editor/EditedLines.h"

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
    if (m_prefix.isEmpty() || m_editor->isReadOnly())
        return; // a step without a change would be one for undo all the same
    if (m_editor->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS) > 1)
        return atEachCaret(*m_editor, LineChange::Begun, [this] { toggle(); });
    Selected selected = selection();
    const int first = selected.firstLine;
    const int last = selected.lastLine - (selected.to == 0 && selected.lastLine > first ? 1 : 0);
    const QByteArray prefix = m_prefix.toUtf8();
    const QList<EditedLine> lines = linesOf(*m_editor, first, last);
    bool isAllCommented = true;
    qsizetype indent = std::numeric_limits<qsizetype>::max();
    for (const EditedLine &line : lines) {
        if (line.isBlank())
            continue;
        isAllCommented = isAllCommented && line.text.sliced(line.indent()).startsWith(prefix);
        indent = std::min(indent, line.indent());
    }
    QByteArray all;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QByteArray text = lines[i].text;
        const int line = first + static_cast<int>(i);
        if (!lines[i].isBlank() && isAllCommented) {
            const qsizetype at = lines[i].indent();
            const bool hasSpace = text.sliced(at + prefix.size()).startsWith(' ');
            const qsizetype length = prefix.size() + (hasSpace ? 1 : 0);
            text.remove(at, length);
            selected.shift(line, static_cast<int>(at), static_cast<int>(-length));
        } else if (!lines[i].isBlank()) {
            text.insert(indent, prefix + ' ');
            selected.shift(line, static_cast<int>(indent), static_cast<int>(prefix.size()) + 1);
        }
        all += text + lines[i].end;
    }
    const UndoStep undo(*m_editor);
    replaceLines(*m_editor, first, last, all);
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
