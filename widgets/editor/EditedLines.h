#pragma once

#include <QByteArray>
#include <QList>

class QsciScintilla;

/// Many lines that are changed together. To change each by itself takes the square of their number,
/// because the editor tells assistive technology of each change where it is in the text.
namespace sandpad::widgets {

/// A line in bytes, valid UTF-8 or not.
struct EditedLine
{
    QByteArray text;
    QByteArray end; ///< its line end; empty for the last one

    /// How many spaces and tabulators it begins with.
    [[nodiscard]] qsizetype indent() const;
    [[nodiscard]] bool isBlank() const { return text.trimmed().isEmpty(); }
};

/// The lines from one to another, both 0-based and among them. The last one has no line end.
[[nodiscard]] QList<EditedLine> linesOf(const QsciScintilla &editor, long first, long last);

/// Puts other lines into their place; one step for undo.
void replaceLines(QsciScintilla &editor, long first, long last, const QByteArray &text);

} // namespace sandpad::widgets
