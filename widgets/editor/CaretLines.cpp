#include "widgets/editor/CaretLines.h"

#include "widgets/editor/CaretUndo.h"
#include "widgets/editor/Scintilla.h"

#include <algorithm>
#include <ranges>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    /// One end of a selection, by line and byte.
    struct End
    {
        long line = 0;
        long byte = 0;
        long fromLineEnd = 0; ///< bytes
    };

    struct Kept
    {
        End anchor;
        End caret;
    };

    long lineStart(const QsciScintilla &editor, long line)
    {
        return send(editor, Base::SCI_POSITIONFROMLINE, line);
    }

    long lineStop(const QsciScintilla &editor, long line)
    {
        return send(editor, Base::SCI_GETLINEENDPOSITION, line);
    }

    End endAt(const QsciScintilla &editor, long position)
    {
        const long line = send(editor, Base::SCI_LINEFROMPOSITION, position);
        return { .line = line,
                 .byte = position - lineStart(editor, line),
                 .fromLineEnd = lineStop(editor, line) - position };
    }

    QList<Kept> keptIn(const QsciScintilla &editor)
    {
        QList<Kept> kept;
        for (long i = 0; i < send(editor, Base::SCI_GETSELECTIONS); ++i)
            kept.append({ .anchor = endAt(editor, send(editor, Base::SCI_GETSELECTIONNANCHOR, i)),
                          .caret = endAt(editor, send(editor, Base::SCI_GETSELECTIONNCARET, i)) });
        return kept;
    }

    /// The line that a line has become.
    long lineNow(long line, LineChange change, const QList<LineSpan> &spans)
    {
        long before = 0; // lines of the spans above
        for (const LineSpan &span : spans) {
            const long size = span.last - span.first + 1;
            // Of whole lines the end of the selection stands in the next one.
            if (line <= span.last + 1) {
                switch (change) {
                case LineChange::Begun:
                    return line;
                case LineChange::Deleted:
                    return span.first - before;
                case LineChange::Copied:
                    return line + before + size;
                case LineChange::MovedUp:
                    return line - 1;
                case LineChange::MovedDown:
                    return line + 1;
                }
            }
            before += size;
        }
        return line;
    }

    void putBack(const QsciScintilla &editor, const QList<Kept> &kept, LineChange change,
                 const QList<LineSpan> &spans)
    {
        const auto place = [&](const End &end) {
            const long last = send(editor, Base::SCI_GETLINECOUNT) - 1;
            const long line = std::clamp(lineNow(end.line, change, spans), 0L, last);
            const long start = lineStart(editor, line);
            return change == LineChange::Begun
                ? std::max(lineStop(editor, line) - end.fromLineEnd, start)
                : std::min(start + end.byte, lineStop(editor, line));
        };
        for (qsizetype i = 0; i < kept.size(); ++i) {
            const long anchor =
                place(change == LineChange::Deleted ? kept[i].caret : kept[i].anchor);
            send(editor, i == 0 ? Base::SCI_SETSELECTION : Base::SCI_ADDSELECTION,
                 place(kept[i].caret), anchor);
        }
    }

} // namespace

QList<LineSpan> spansOfCarets(const QsciScintilla &editor)
{
    QList<LineSpan> all;
    for (long i = 0; i < send(editor, Base::SCI_GETSELECTIONS); ++i) {
        const End start = endAt(editor, send(editor, Base::SCI_GETSELECTIONNSTART, i));
        const End end = endAt(editor, send(editor, Base::SCI_GETSELECTIONNEND, i));
        const bool endsBefore = end.line > start.line && end.byte == 0;
        all.append({ .first = static_cast<int>(start.line),
                     .last = static_cast<int>(end.line - (endsBefore ? 1 : 0)) });
    }
    std::ranges::sort(all, {}, &LineSpan::first);
    QList<LineSpan> spans;
    for (const LineSpan &span : all) {
        if (spans.isEmpty() || span.first > spans.last().last + 1)
            spans.append(span);
        else
            spans.last().last = std::max(spans.last().last, span.last);
    }
    return spans;
}

void atEachCaret(QsciScintilla &editor, LineChange change, const std::function<void()> &command)
{
    QList<LineSpan> spans = spansOfCarets(editor);
    const bool isStuck = (change == LineChange::MovedUp && spans.first().first == 0)
        || (change == LineChange::MovedDown
            && spans.last().last == send(editor, Base::SCI_GETLINECOUNT) - 1);
    if (editor.isReadOnly() || isStuck)
        return;
    const QList<Kept> kept = keptIn(editor);
    const long main = send(editor, Base::SCI_GETMAINSELECTION);
    const UndoStep undo(editor);
    const QList<LineSpan> inOrder = spans;
    // What is done to a span must not move those that come later.
    if (change != LineChange::MovedUp)
        std::ranges::reverse(spans);
    for (const LineSpan &span : std::as_const(spans)) {
        send(editor, Base::SCI_SETSEL, lineStart(editor, span.first), lineStop(editor, span.last));
        command();
    }
    putBack(editor, kept, change, inOrder);
    send(editor, Base::SCI_SETMAINSELECTION, main);
}

} // namespace sandpad::widgets
