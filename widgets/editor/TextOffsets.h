#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// A line of bytes as text, with the byte at which each UTF-16 unit begins. Scintilla counts
/// bytes, the highlighter UTF-16 units. Every byte that is no UTF-8 is one U+FFFD.
struct DecodedLine
{
    QString text;
    /// byteOf[i] is the byte of unit i; the last entry is the length in bytes.
    QList<int> byteOf;
};

[[nodiscard]] DecodedLine decodeLine(QByteArrayView bytes);

} // namespace sandpad::widgets
