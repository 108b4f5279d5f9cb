#pragma once

#include <QList>

#include <cstdint>
#include <functional>

class QsciScintilla;

namespace sandpad::widgets {

/// Lines that follow each other. A value.
struct LineSpan
{
    int first = 0; ///< from 0
    int last = 0; ///< included

    bool operator==(const LineSpan &) const = default;
};

/// What a command for lines does to them, so that carets find their place again.
enum class LineChange : std::uint8_t
{
    Begun, ///< they begin in another way; a caret keeps its distance from the end
    Deleted, ///< the caret goes into the line that follows
    Copied, ///< the caret goes into the copy below
    MovedUp,
    MovedDown,
};

/// The lines of all carets and selections, each once, in order. Neighbours are one span.
[[nodiscard]] QList<LineSpan> spansOfCarets(const QsciScintilla &editor);

/// Calls a command once for each span, with its lines alone selected, as one step for undo. Then
/// there are as many carets and selections as before, in the same text.
void atEachCaret(QsciScintilla &editor, LineChange change, const std::function<void()> &command);

} // namespace sandpad::widgets
