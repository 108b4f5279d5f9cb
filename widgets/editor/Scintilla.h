#pragma once

#include <QByteArray>
#include <QColor>
#include <Qsci/qsciscintilla.h>

namespace sandpad::widgets {

/// A message to Scintilla with plain numbers; the numbers and the answer mean what its
/// documentation says of the message. QsciScintilla's own function wants other types for each.
inline long send(const QsciScintilla &editor, unsigned int message, long first = 0, long second = 0)
{
    return editor.SendScintilla(message, static_cast<unsigned long>(first), second);
}

/// The text between two places, which are counted in bytes.
inline QByteArray bytesOf(const QsciScintilla &editor, long start, long end)
{
    QByteArray bytes(end - start, '\0');
    if (!bytes.isEmpty())
        editor.SendScintilla(QsciScintillaBase::SCI_GETTEXTRANGE, start, end, bytes.data());
    return bytes;
}

/// Scintilla's form of a colour.
inline long scintillaColor(const QColor &color)
{
    return color.red() | color.green() << 8 | color.blue() << 16;
}

} // namespace sandpad::widgets
