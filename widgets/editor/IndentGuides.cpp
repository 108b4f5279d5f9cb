#include "widgets/editor/IndentGuides.h"

#include "widgets/editor/Scintilla.h"

#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    constexpr int kMostBlank = 200; ///< lines between two that belong together

    /// How deep a line is, in columns; -1: it is empty.
    int depthOf(const QsciScintilla &editor, int line)
    {
        const bool isEmpty = send(editor, Base::SCI_GETLINEINDENTPOSITION, line)
            == send(editor, Base::SCI_GETLINEENDPOSITION, line);
        return isEmpty ? -1 : editor.indentation(line);
    }

    /// That of the next line with text from one on, in steps of 1 or -1.
    int depthFrom(const QsciScintilla &editor, int line, int step)
    {
        const int lines = editor.lines();
        for (int i = 0; i < kMostBlank && line >= 0 && line < lines; ++i, line += step) {
            if (const int depth = depthOf(editor, line); depth >= 0)
                return depth;
        }
        return 0;
    }

    /// An empty line is as deep as both of its neighbours are.
    int shownDepth(const QsciScintilla &editor, int line)
    {
        const int own = depthOf(editor, line);
        return own >= 0 ? own
                        : std::min(depthFrom(editor, line - 1, -1), depthFrom(editor, line + 1, 1));
    }

} // namespace

void paintIndentGuides(QsciScintilla &editor, QPainter &painter, const Theme &theme)
{
    const int step = std::max(editor.indentationWidth(), 1);
    // Of many, as one is rounded.
    constexpr int kMany = 64;
    const QByteArray spaces(kMany, ' ');
    const auto wide = static_cast<double>(
        editor.SendScintilla(Base::SCI_TEXTWIDTH, Base::STYLE_DEFAULT, spaces.constData()));
    const double column = wide / kMany;
    int margins = static_cast<int>(send(editor, Base::SCI_GETMARGINLEFT));
    for (int margin = 0; margin < static_cast<int>(send(editor, Base::SCI_GETMARGINS)); ++margin)
        margins += static_cast<int>(send(editor, Base::SCI_GETMARGINWIDTHN, margin));
    const long top = send(editor, Base::SCI_GETFIRSTVISIBLELINE);
    const long rows = send(editor, Base::SCI_LINESONSCREEN) + 1;
    int before = -1;
    for (long row = top; row < top + rows; ++row) {
        const auto line = static_cast<int>(send(editor, Base::SCI_DOCLINEFROMVISIBLE, row));
        if (line == before || line >= editor.lines())
            continue; // the next row of a wrapped line, or there is no more
        before = line;
        const int depth = shownDepth(editor, line);
        if (depth == 0)
            continue;
        const long start = send(editor, Base::SCI_POSITIONFROMLINE, line);
        const auto left = static_cast<double>(send(editor, Base::SCI_POINTXFROMPOSITION, 0, start));
        const auto above = static_cast<int>(send(editor, Base::SCI_POINTYFROMPOSITION, 0, start));
        const auto height = static_cast<int>(send(editor, Base::SCI_TEXTHEIGHT, line)
                                             * send(editor, Base::SCI_WRAPCOUNT, line));
        for (int at = 0; at < depth; at += step) {
            const int x = qRound(left + at * column);
            if (x >= margins)
                painter.fillRect(x, above, 1, height, theme.guide);
        }
    }
}

} // namespace sandpad::widgets
