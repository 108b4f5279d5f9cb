#pragma once

#include <QByteArray>

#include <cstdint>

namespace sandpad::app {

/// What of a program's output may go to the terminal that Sandpad was started in: text, colours,
/// and the movements of progress bars, within the lines that the program itself has printed. A
/// terminal obeys far more (titles, the clipboard, questions that it answers as if typed, another
/// screen); that is left out.
///
/// Works on bytes as they come; a sequence may be cut anywhere. Sequences are those of ECMA-48.
class TerminalFilter
{
public:
    [[nodiscard]] QByteArray filtered(const QByteArray &bytes);
    /// What makes the terminal print plainly again; empty when nothing has changed that.
    [[nodiscard]] QByteArray atEnd() const;

private:
    enum class State : std::uint8_t
    {
        Text,
        Escape,
        Control, ///< behind ESC [
        String, ///< of a title or the like, which ends with BEL or ESC backslash
        StringEscape,
        HighControl, ///< behind the first byte of U+0080 to U+00BF
    };

    void inText(char byte, QByteArray &passed);
    void inEscape(char byte);
    void inControl(char byte, QByteArray &passed);
    void endControl(char final, QByteArray &passed);

    State m_state = State::Text;
    QByteArray m_parameters;
    int m_linesAbove = 0; ///< printed by the program, above the cursor
    int m_linesBelow = 0;
    bool m_hasStyle = false;
};

} // namespace sandpad::app
