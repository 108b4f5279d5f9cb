#pragma once

#include "runner/terminal/EscapeReader.h"

#include <QByteArray>

#include <limits>

namespace sandpad::app {

/// Decides which parts of a program's output may go to the terminal that Sandpad was started in:
/// text, colours, and the movements of progress bars, within the lines that the program itself has
/// printed. A terminal obeys far more (titles, the clipboard, questions that it answers as if
/// typed, another screen); all that is left out.
///
/// Works on bytes as they come; a sequence or a character may be cut anywhere. Bytes that are no
/// UTF-8 become U+FFFD: some terminals take a character that is written longer than it need be, or
/// half of one, for a control.
class TerminalFilter
{
public:
    [[nodiscard]] QByteArray filtered(const QByteArray &bytes);
    /// What to print before a line of Sandpad's own: resets the terminal's colours and styles if
    /// the program has changed them. From then on the program cannot move above that line.
    [[nodiscard]] QByteArray interrupted();

private:
    void readByte(char byte, QByteArray &passed);
    /// A character that was cut off is none.
    void endCharacter(QByteArray &passed);
    /// `bytes` is the encoding of the character.
    void read(char16_t character, QByteArrayView bytes, QByteArray &passed);
    void addText(char16_t character, QByteArrayView bytes, QByteArray &passed);
    void addControl(char final, QByteArray &passed);
    void addMove(char final, const QByteArray &parameters, QByteArray &passed);

    /// A line end ends a title or the like here, so no other bound is needed.
    runner::EscapeReader m_reader { runner::EscapeReader::HighControls::AreEscapes,
                                    std::numeric_limits<qsizetype>::max() };
    QByteArray m_begun; ///< a character that may go on
    int m_linesAbove = 0; ///< printed by the program, above the cursor
    int m_linesBelow = 0;
    bool m_hasStyle = false;
};

} // namespace sandpad::app
