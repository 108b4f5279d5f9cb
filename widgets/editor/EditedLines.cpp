#include "widgets/editor/EditedLines.h"

#include "widgets/editor/Scintilla.h"

#include <algorithm>

namespace sandpad::widgets {

qsizetype EditedLine::indent() const
{
    return std::ranges::find_if(text, [](char c) { return c != ' ' && c != '\t'; }) - text.begin();
}

QList<EditedLine> linesOf(const QsciScintilla &editor, long first, long last)
{
    QList<EditedLine> lines;
    for (long line = first; line <= last; ++line) {
        const long start = send(editor, QsciScintillaBase::SCI_POSITIONFROMLINE, line);
        const long end = send(editor, QsciScintillaBase::SCI_GETLINEENDPOSITION, line);
        // Behind the last one there is the end of the text.
        const long next =
            line < last ? send(editor, QsciScintillaBase::SCI_POSITIONFROMLINE, line + 1) : end;
        lines.append({ .text = bytesOf(editor, start, end), .end = bytesOf(editor, end, next) });
    }
    return lines;
}

void replaceLines(QsciScintilla &editor, long first, long last, const QByteArray &text)
{
    send(editor, QsciScintillaBase::SCI_BEGINUNDOACTION);
    send(editor, QsciScintillaBase::SCI_SETTARGETRANGE,
         send(editor, QsciScintillaBase::SCI_POSITIONFROMLINE, first),
         send(editor, QsciScintillaBase::SCI_GETLINEENDPOSITION, last));
    editor.SendScintilla(QsciScintillaBase::SCI_REPLACETARGET,
                         static_cast<unsigned long>(text.size()), text.constData());
    send(editor, QsciScintillaBase::SCI_ENDUNDOACTION);
}

} // namespace sandpad::widgets
