#include "runner/terminal/EscapeReader.h"

namespace sandpad::runner {

namespace {

    constexpr char16_t kBell = 0x07;
    constexpr char16_t kCancel = 0x18;
    constexpr char16_t kSubstitute = 0x1a;
    constexpr char16_t kEscape = 0x1b;
    constexpr char16_t kStringEnd = 0x9c; ///< in one character
    /// ESC and a letter mean the same as the letter's code plus this.
    constexpr char16_t kHighOffset = 0x40;

    bool isBetween(char16_t c, char16_t first, char16_t last)
    {
        return c >= first && c <= last;
    }

} // namespace

EscapeReader::Kind EscapeReader::read(char16_t c)
{
    if (m_state == State::Text)
        return begin(c);
    if (++m_length > m_longest || c == kCancel || c == kSubstitute)
        return end(Kind::GivenUp);
    switch (m_state) {
    case State::Text: // left above
    case State::Escape:
    case State::Intermediate:
        return inEscape(c);
    case State::Control:
        return inControl(c);
    case State::String:
    case State::StringEscape:
        return inString(c);
    }
    Q_UNREACHABLE_RETURN(Kind::Text);
}

EscapeReader::Kind EscapeReader::begin(char16_t c)
{
    const bool isHigh = isHighControl(c);
    if (c != kEscape && !isHigh)
        return end(Kind::Text);
    m_length = 0;
    m_introducer = 0;
    m_content.clear();
    m_state = State::Escape;
    return isHigh ? open(c - kHighOffset) : Kind::Inside;
}

EscapeReader::Kind EscapeReader::open(char16_t c)
{
    const bool isControl = c == u'[';
    if (!isControl && !QStringView(u"]PX^_").contains(c))
        return end(Kind::End);
    m_introducer = c;
    m_state = isControl ? State::Control : State::String;
    return Kind::Inside;
}

EscapeReader::Kind EscapeReader::inEscape(char16_t c)
{
    if (c < u' ' || isHighControl(c))
        return begin(c);
    if (isBetween(c, u' ', u'/')) {
        m_state = State::Intermediate;
        return Kind::Inside;
    }
    return m_state == State::Escape ? open(c) : end(Kind::End);
}

EscapeReader::Kind EscapeReader::inControl(char16_t c)
{
    if (c == kEscape || c == u'\n' || isHighControl(c))
        return begin(c);
    if (isBetween(c, u'@', u'~'))
        return end(Kind::End);
    keep(c);
    return Kind::Inside;
}

EscapeReader::Kind EscapeReader::inString(char16_t c)
{
    const bool isOver = m_state == State::StringEscape && c == u'\\';
    if (isOver || c == kBell || (c == kStringEnd && isHighControl(c)))
        return end(Kind::End);
    if (m_state == State::StringEscape)
        m_introducer = 0;
    m_state = c == kEscape ? State::StringEscape : State::String;
    if (m_introducer == u']' && c != kEscape)
        keep(c);
    return Kind::Inside;
}

EscapeReader::Kind EscapeReader::end(Kind kind)
{
    m_state = State::Text;
    return kind;
}

bool EscapeReader::isHighControl(char16_t c) const
{
    return m_highControls == HighControls::AreEscapes && isBetween(c, 0x80, 0x9f);
}

void EscapeReader::keep(char16_t c)
{
    if (m_content.size() < kLongest)
        m_content += QChar(c);
}

QString withoutSequences(QStringView text)
{
    EscapeReader reader;
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        if (reader.read(c.unicode()) == EscapeReader::Kind::Text)
            plain += c;
    }
    return plain;
}

} // namespace sandpad::runner
