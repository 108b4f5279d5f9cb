#include "app/cli/TerminalFilter.h"

#include <algorithm>

namespace sandpad::app {

namespace {

    constexpr char kEscape = '\x1b';
    constexpr char kBell = '\x07';
    constexpr qsizetype kLongestParameters = 64;

    bool isParameter(char byte)
    {
        return (byte >= '0' && byte <= '9') || byte == ';' || byte == ':';
    }

    QByteArray sequence(const QByteArray &parameters, char final)
    {
        return QByteArray(1, kEscape) + '[' + parameters + final;
    }

} // namespace

QByteArray TerminalFilter::filtered(const QByteArray &bytes)
{
    QByteArray passed;
    passed.reserve(bytes.size());
    for (const char byte : bytes) {
        switch (m_state) {
        case State::Text:
            inText(byte, passed);
            break;
        case State::Escape:
            inEscape(byte);
            break;
        case State::Control:
            inControl(byte, passed);
            break;
        case State::String:
            if (byte == kBell || byte == '\n')
                m_state = State::Text; // one that never ends swallows a line at most
            else if (byte == kEscape)
                m_state = State::StringEscape;
            break;
        case State::StringEscape:
            m_state = byte == '\\' ? State::Text : State::String;
            break;
        case State::HighControl:
            m_state = State::Text;
            // U+0080 to U+009F are controls of one character.
            if (static_cast<unsigned char>(byte) >= 0xa0)
                passed.append('\xc2').append(byte);
            else if (byte == '\x9b')
                m_state = State::Control;
            break;
        }
    }
    return passed;
}

void TerminalFilter::inText(char byte, QByteArray &passed)
{
    if (byte == kEscape) {
        m_state = State::Escape;
    } else if (byte == '\xc2') {
        m_state = State::HighControl;
    } else if (byte == '\n') {
        ++m_linesAbove;
        m_linesBelow = std::max(0, m_linesBelow - 1);
        passed.append(byte);
    } else if (static_cast<unsigned char>(byte) >= ' '
                   ? byte != '\x7f'
                   : byte == '\t' || byte == '\r' || byte == '\b') {
        passed.append(byte);
    }
}

void TerminalFilter::inEscape(char byte)
{
    m_parameters.clear();
    if (byte == '[')
        m_state = State::Control;
    else if (QByteArrayView("]PX^_").contains(byte))
        m_state = State::String;
    else if (byte >= ' ' && byte <= '/')
        m_state = State::Escape; // it has one character more
    else
        m_state = byte == kEscape ? State::Escape : State::Text;
}

void TerminalFilter::inControl(char byte, QByteArray &passed)
{
    if (byte >= '@' && byte <= '~') {
        m_state = State::Text;
        endControl(byte, passed);
    } else if (byte == kEscape) {
        m_state = State::Escape;
    } else if (byte == '\n') {
        m_state = State::Text;
        inText(byte, passed);
    } else if (m_parameters.size() < kLongestParameters) {
        m_parameters.append(byte);
    }
    if (m_state != State::Control)
        m_parameters.clear();
}

void TerminalFilter::endControl(char final, QByteArray &passed)
{
    const bool isPlain =
        std::ranges::all_of(m_parameters, isParameter) && m_parameters.size() < kLongestParameters;
    if (!isPlain)
        return;
    if (final == 'm') {
        m_hasStyle = true;
        passed.append(sequence(m_parameters, final));
    } else if (QByteArrayView("KCDG").contains(final)) {
        passed.append(sequence(m_parameters, final));
    } else if (final == 'A' || final == 'B') {
        const bool isUp = final == 'A';
        int &from = isUp ? m_linesAbove : m_linesBelow;
        int &to = isUp ? m_linesBelow : m_linesAbove;
        const int lines = std::min(m_parameters.isEmpty() ? 1 : m_parameters.toInt(), from);
        if (lines <= 0)
            return;
        from -= lines;
        to += lines;
        passed.append(sequence(QByteArray::number(lines), final));
    }
}

QByteArray TerminalFilter::atEnd() const
{
    return m_hasStyle ? sequence({}, 'm') : QByteArray();
}

} // namespace sandpad::app
