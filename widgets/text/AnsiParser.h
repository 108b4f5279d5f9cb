#pragma once

#include "runner/terminal/EscapeReader.h"
#include "widgets/text/TextAttributes.h"

#include <QString>

#include <cstdint>

namespace sandpad::widgets {

class LinkTable;

/// The effects of terminal output that the pad supports.
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

/// Does what terminal output asks for; a sequence may be cut anywhere. Colours, the movements of
/// progress bars and links (OSC 8) have their effect. All other sequences, for example titles, the
/// clipboard and queries, have none. Other control characters are printed as their Unicode
/// pictures. runner::EscapeReader says what a sequence is, and when an endless one is given up.
class AnsiParser
{
public:
    /// Text of standard error looks like an error, except in a line that is written over: that is
    /// a progress bar.
    void setErrorStream(bool isError);
    /// Where addresses of links go; borrowed, must outlive the feeding. Null: links are only text.
    void setLinks(LinkTable *links) { m_links = links; }
    void feed(QStringView text, TerminalSink &sink);

private:
    void setRewritten(bool isRewritten);
    void feedCharacter(QChar c, TerminalSink &sink);
    void onText(QChar c, TerminalSink &sink);
    void finishCommand();
    void giveUp();
    void finishControl(QChar final, TerminalSink &sink);
    void applyColors();
    qsizetype applyExtendedColor(const QList<int> &codes, qsizetype at, TerminalColor &color);
    void applyCode(int code);
    [[nodiscard]] QList<int> numbers() const;

    runner::EscapeReader m_reader;
    LinkTable *m_links = nullptr;
    TextAttributes m_attributes;
    bool m_isErrorStream = false;
    bool m_isRewritten = false;
};

} // namespace sandpad::widgets
