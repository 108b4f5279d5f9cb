#pragma once

#include <QString>

#include <cstdint>

namespace sandpad::runner {

/// Tells escape sequences from text, one character after the other, so that output may be cut
/// anywhere. It knows the sequences of ECMA-48 by their shape: control sequences (CSI), strings
/// (OSC, DCS, APC, PM, SOS) and short escapes. What a sequence means is left to the caller.
///
/// Output is hostile: a sequence that is longer than allowed is given up, so that one without an
/// end cannot swallow everything behind it. A line end breaks off a control sequence, a new escape
/// begins another one, CAN and SUB give any sequence up.
class EscapeReader
{
public:
    /// What the last character was.
    enum class Kind : std::uint8_t
    {
        Text, ///< no part of a sequence; controls such as a line end are text here
        Inside, ///< a part of a sequence that goes on
        End, ///< the last character of a sequence: introducer() and content() are complete
        GivenUp ///< a part of what now counts as no sequence; content() is what was read of it
    };
    /// How U+0080 to U+009F are read. A terminal takes them for ESC and a letter.
    enum class HighControls : std::uint8_t
    {
        AreText,
        AreEscapes
    };

    /// In characters behind the escape.
    static constexpr qsizetype kLongest = 4096;

    explicit EscapeReader(HighControls highControls = HighControls::AreText,
                          qsizetype longest = kLongest)
        : m_highControls(highControls)
        , m_longest(longest)
    { }

    Kind read(char16_t c);
    /// Forgets a sequence that goes on.
    void reset() { m_state = State::Text; }

    [[nodiscard]] bool isInText() const { return m_state == State::Text; }
    [[nodiscard]] bool isInString() const
    {
        return m_state == State::String || m_state == State::StringEscape;
    }
    /// Which kind of sequence it is: '[' for CSI, ']' for OSC, 'P', 'X', '^' or '_' for the other
    /// strings; 0 for short escapes, and for a string that had an escape inside.
    [[nodiscard]] char16_t introducer() const { return m_introducer; }
    /// The parameters of a control sequence, without the final character; the text of an OSC. At
    /// most kLongest characters of it are kept.
    [[nodiscard]] const QString &content() const { return m_content; }

private:
    enum class State : std::uint8_t
    {
        Text,
        Escape, ///< behind ESC
        Intermediate, ///< behind ESC and a character that announces one more
        Control,
        String,
        StringEscape ///< behind an escape in a string, which may be its end
    };

    Kind begin(char16_t c);
    Kind open(char16_t c);
    Kind inEscape(char16_t c);
    Kind inControl(char16_t c);
    Kind inString(char16_t c);
    Kind end(Kind kind);
    [[nodiscard]] bool isHighControl(char16_t c) const;
    void keep(char16_t c);

    HighControls m_highControls;
    qsizetype m_longest;
    State m_state = State::Text;
    qsizetype m_length = 0; ///< of the sequence so far
    char16_t m_introducer = 0;
    QString m_content;
};

/// The text without any escape sequence, also without one that does not end.
[[nodiscard]] QString withoutSequences(QStringView text);

} // namespace sandpad::runner
