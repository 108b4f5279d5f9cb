#include "widgets/editor/LineEdits.h"

#include "widgets/editor/CaretLines.h"
#include "widgets/editor/CaretUndo.h"
#include "widgets/editor/EditedLines.h"
#include "widgets/editor/LineEnds.h"
#include "widgets/editor/Scintilla.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    struct LineRange
    {
        long first = 0;
        long last = 0;
    };

    long lineAt(const QsciScintilla &editor, long position)
    {
        return send(editor, Base::SCI_LINEFROMPOSITION, position);
    }

    long startOf(const QsciScintilla &editor, long line)
    {
        return send(editor, Base::SCI_POSITIONFROMLINE, line);
    }

    /// The last line of what is folded away below a line; the line itself where nothing is.
    long lastFolded(const QsciScintilla &editor, long line)
    {
        return send(editor, Base::SCI_GETFOLDEXPANDED, line) != 0
            ? line
            : std::max(line, send(editor, Base::SCI_GETLASTCHILD, line, -1));
    }

    /// How many lines one step goes over: what is folded away beside them stays together.
    long linesBeside(const QsciScintilla &editor, const LineRange &lines, int step)
    {
        if (step > 0)
            return lastFolded(editor, lines.last + 1) - lines.last;
        long beside = lines.first - 1;
        while (beside > 0 && send(editor, Base::SCI_GETLINEVISIBLE, beside) == 0)
            --beside;
        return lines.first - beside;
    }

    LineRange selectedRange(const QsciScintilla &editor)
    {
        const long end = send(editor, Base::SCI_GETSELECTIONEND);
        LineRange lines { .first = lineAt(editor, send(editor, Base::SCI_GETSELECTIONSTART)),
                          .last = lineAt(editor, end) };
        // Whoever selects whole lines ends at the beginning of the next one.
        if (lines.last > lines.first && end == startOf(editor, lines.last))
            --lines.last;
        lines.last = lastFolded(editor, lines.last);
        return lines;
    }

    bool hasSeveralCarets(const QsciScintilla &editor)
    {
        return send(editor, Base::SCI_GETSELECTIONS) > 1;
    }

    /// Where an end of the selection stands, by line and byte.
    class Place
    {
    public:
        Place(const QsciScintilla &editor, unsigned int end)
            : m_line(lineAt(editor, send(editor, end)))
            , m_byte(send(editor, end) - startOf(editor, m_line))
        { }

        [[nodiscard]] long position(const QsciScintilla &editor, long linesFurther) const
        {
            const long line =
                std::min(m_line + linesFurther, send(editor, Base::SCI_GETLINECOUNT) - 1);
            return std::min(startOf(editor, line) + m_byte,
                            send(editor, Base::SCI_GETLINEENDPOSITION, line));
        }

    private:
        long m_line;
        long m_byte;
    };

    /// The selection, to be taken up again after a change, so many lines further down.
    class Selection
    {
    public:
        explicit Selection(const QsciScintilla &editor)
            : m_anchor(editor, Base::SCI_GETANCHOR)
            , m_caret(editor, Base::SCI_GETCURRENTPOS)
        { }

        void select(const QsciScintilla &editor, long linesFurther) const
        {
            send(editor, Base::SCI_SETSEL, m_anchor.position(editor, linesFurther),
                 m_caret.position(editor, linesFurther));
            send(editor, Base::SCI_CHOOSECARETX); // up and down go from here
        }

    private:
        Place m_anchor;
        Place m_caret;
    };

} // namespace

void moveLines(QsciScintilla &editor, int step)
{
    if (hasSeveralCarets(editor))
        return atEachCaret(editor, step < 0 ? LineChange::MovedUp : LineChange::MovedDown,
                           [&] { moveLines(editor, step); });
    const LineRange lines = selectedRange(editor);
    const bool isAtEnd =
        step < 0 ? lines.first == 0 : lines.last == send(editor, Base::SCI_GETLINECOUNT) - 1;
    if (editor.isReadOnly() || isAtEnd)
        return;
    const UndoStep undo(editor);
    const Selection selection(editor);
    const long count = linesBeside(editor, lines, step);
    send(editor, Base::SCI_SETSEL, startOf(editor, lines.first),
         send(editor, Base::SCI_GETLINEENDPOSITION, lines.last));
    for (long i = 0; i < count; ++i)
        send(editor, step < 0 ? Base::SCI_MOVESELECTEDLINESUP : Base::SCI_MOVESELECTEDLINESDOWN);
    selection.select(editor, step * count);
}

void copyLines(QsciScintilla &editor)
{
    if (hasSeveralCarets(editor))
        return atEachCaret(editor, LineChange::Copied, [&] { copyLines(editor); });
    if (editor.isReadOnly())
        return;
    const LineRange lines = selectedRange(editor);
    const Selection selection(editor);
    const bool isLast = lines.last == send(editor, Base::SCI_GETLINECOUNT) - 1;
    const long start = startOf(editor, lines.first);
    const long end = isLast ? send(editor, Base::SCI_GETLENGTH) : startOf(editor, lines.last + 1);
    QByteArray text(end - start + 1, '\0'); // Scintilla ends it with a NUL
    editor.SendScintilla(Base::SCI_GETTEXTRANGE, start, end, text.data());
    text.chop(1);
    if (isLast)
        text.prepend(lineEnd(editor).toUtf8());
    const UndoStep undo(editor); // what is typed next is a step of its own
    editor.SendScintilla(Base::SCI_INSERTTEXT, static_cast<unsigned long>(end), text.constData());
    selection.select(editor, lines.last - lines.first + 1);
}

void deleteLines(QsciScintilla &editor)
{
    if (hasSeveralCarets(editor))
        return atEachCaret(editor, LineChange::Deleted, [&] { deleteLines(editor); });
    if (editor.isReadOnly())
        return;
    const LineRange lines = selectedRange(editor);
    const Place caret(editor, Base::SCI_GETCURRENTPOS);
    const long caretLine = lineAt(editor, send(editor, Base::SCI_GETCURRENTPOS));
    const bool isLast = lines.last == send(editor, Base::SCI_GETLINECOUNT) - 1;
    const long start = isLast && lines.first > 0
        ? send(editor, Base::SCI_GETLINEENDPOSITION, lines.first - 1)
        : startOf(editor, lines.first);
    const long end = isLast ? send(editor, Base::SCI_GETLENGTH) : startOf(editor, lines.last + 1);
    if (start == end)
        return; // the last line, and empty: a step without a change would be one for undo all the
                // same
    const UndoStep undo(editor); // the next ones are a step of their own
    send(editor, Base::SCI_DELETERANGE, start, end - start);
    const long place = caret.position(editor, lines.first - caretLine);
    send(editor, Base::SCI_SETSEL, place, place);
    send(editor, Base::SCI_CHOOSECARETX);
}

void copyLine(QsciScintilla &editor)
{
    const LineRange lines = selectedRange(editor);
    if (lines.last == lines.first)
        send(editor, Base::SCI_COPYALLOWLINE);
    else // with what is folded away below it
        send(editor, Base::SCI_COPYRANGE, startOf(editor, lines.first),
             startOf(editor, lines.last + 1));
}

void indentLines(QsciScintilla &editor, int step)
{
    const auto [first, last] = selectedRange(editor);
    const int width = std::max(1, editor.indentationWidth());
    const int tab = std::max(1, editor.tabWidth());
    QByteArray all;
    for (const EditedLine &line : linesOf(editor, first, last)) {
        const qsizetype signs = line.indent();
        qsizetype columns = 0;
        for (const char sign : line.text.first(signs))
            columns = sign == '\t' ? (columns / tab + 1) * tab : columns + 1;
        columns = std::max<qsizetype>(0, columns + step * width);
        const qsizetype tabs = editor.indentationsUseTabs() ? columns / tab : 0;
        if (!line.text.isEmpty())
            all += QByteArray(tabs, '\t') + QByteArray(columns - tabs * tab, ' ');
        all += line.text.sliced(signs) + line.end;
    }
    const bool isBackward =
        send(editor, Base::SCI_GETCURRENTPOS) < send(editor, Base::SCI_GETANCHOR);
    const UndoStep undo(editor);
    replaceLines(editor, first, last, all);
    const long start = startOf(editor, first);
    const long end = last + 1 < send(editor, Base::SCI_GETLINECOUNT)
        ? startOf(editor, last + 1)
        : send(editor, Base::SCI_GETLENGTH);
    send(editor, Base::SCI_SETSEL, isBackward ? end : start, isBackward ? start : end);
}

void shiftLine(QsciScintilla &editor, int step)
{
    int line = 0;
    int index = 0;
    editor.getCursorPosition(&line, &index);
    const auto endOfLine = [&] { return send(editor, Base::SCI_GETLINEENDPOSITION, line); };
    const long caret = endOfLine() - send(editor, Base::SCI_GETCURRENTPOS);
    const long anchor = endOfLine() - send(editor, Base::SCI_GETANCHOR);
    send(editor, Base::SCI_BEGINUNDOACTION);
    if (step > 0)
        editor.indent(line);
    else
        editor.unindent(line);
    // The white space is another one now, and a caret in it or behind it stands before it.
    const auto place = [&](long fromEnd) {
        return std::max(endOfLine() - fromEnd, startOf(editor, line));
    };
    send(editor, Base::SCI_SETSEL, place(anchor), place(caret));
    send(editor, Base::SCI_ENDUNDOACTION);
}

void shiftLines(QsciScintilla &editor, int step)
{
    if (hasSeveralCarets(editor))
        return atEachCaret(editor, LineChange::Begun, [&] { shiftLines(editor, step); });
    if (editor.isReadOnly())
        return;
    const auto end = [&editor](unsigned int which) { return lineAt(editor, send(editor, which)); };
    if (end(Base::SCI_GETSELECTIONSTART) == end(Base::SCI_GETSELECTIONEND))
        shiftLine(editor, step);
    else
        indentLines(editor, step);
}

void selectLines(QsciScintilla &editor)
{
    const long last = lineAt(editor, send(editor, Base::SCI_GETSELECTIONEND)) + 1;
    const long start = startOf(editor, lineAt(editor, send(editor, Base::SCI_GETSELECTIONSTART)));
    send(editor, Base::SCI_SETSEL, start,
         last < send(editor, Base::SCI_GETLINECOUNT) ? startOf(editor, last)
                                                     : send(editor, Base::SCI_GETLENGTH));
}

LineSpan selectedLines(const QsciScintilla &editor)
{
    const auto [first, last] = selectedRange(editor);
    return { .first = static_cast<int>(first), .last = static_cast<int>(last) };
}

} // namespace sandpad::widgets
