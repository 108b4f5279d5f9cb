#pragma once

#include "widgets/text/TextAttributes.h"

#include <QString>

#include <cstdint>

namespace sandpad::widgets {

class LinkTable;

/// What a terminal would do with output, as far as the pad does it.
class TerminalSink
{
public:
    virtual ~TerminalSink() = default;
    virtual void print(QStringView text, const TextAttributes &attributes) = 0;
    virtual void newLine() = 0;
    virtual void carriageReturn() = 0;
    virtual void backspace() = 0;
    virtual void tab(const TextAttributes &attributes) = 0;
    enum class Erase : std::uint8_t
    {
        ToEnd,
        ToStart,
        All
    };
    virtual void eraseLine(Erase part) = 0;
    virtual void cursorUp(int lines) = 0;
    virtual void cursorDown(int lines) = 0;
    virtual void cursorToColumn(int column) = 0; ///< 0-based
};

/// Reads terminal output (ECMA-48) piece by piece; a sequence may be cut anywhere. Colours and
/// what progress bars need is done, and links (OSC 8) are noted; every other sequence, titles,
/// clipboard and queries among them, is swallowed and does nothing. A sequence that does not end is
/// given up after kLongestSequence characters, so that it cannot swallow the output. Other control
/// characters show as their Unicode pictures.
class AnsiParser
{
public:
    static constexpr int kLongestSequence = 4096;

    void setErrorStream(bool isError) { m_attributes.isError = isError; }
    /// Where addresses of links go; borrowed, must outlive the feeding. Null: links are only text.
    void setLinks(LinkTable *links) { m_links = links; }
    void feed(QStringView text, TerminalSink &sink);

private:
    enum class State : std::uint8_t
    {
        Text,
        Escape,
        Control,
        String,
        StringEscape,
        Skip
    };

    /// Both return or take what they use of the text: up to the next control, one character.
    qsizetype feedText(QStringView text, TerminalSink &sink);
    void feedSequence(QChar c, TerminalSink &sink);
    void onText(QChar c, TerminalSink &sink);
    void onEscape(QChar c);
    void feedString(QChar c);
    void finishCommand();
    void giveUp();
    void finishControl(QChar final, TerminalSink &sink);
    void applyColors();
    qsizetype applyExtendedColor(const QList<int> &codes, qsizetype at, TerminalColor &color);
    void applyCode(int code);
    [[nodiscard]] QList<int> numbers() const;

    State m_state = State::Text;
    QString m_sequence;
    int m_length = 0; ///< of the sequence so far, kept or not
    bool m_isCommand = false; ///< the string is an operating system command, kept in m_sequence
    LinkTable *m_links = nullptr;
    TextAttributes m_attributes;
};

} // namespace sandpad::widgets
