#include "app/cli/TerminalFilter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sandpad::app {

namespace {

    constexpr char kEscape = '\x1b';
    constexpr char16_t kDelete = 0x7f;
    /// Stands for a character beyond U+00BF: none of them is a control.
    constexpr char16_t kOtherCharacter = 0xfffd;
    /// U+FFFD, which stands for bytes that are no character.
    constexpr QByteArrayView kReplacement("\xef\xbf\xbd");
    constexpr qsizetype kLongestParameters = 64;

    /// How long a character is in UTF-8 that begins with this byte; 0: none does.
    qsizetype lengthFrom(unsigned char first)
    {
        if (first < 0xc2 || first > 0xf4)
            return first < 0x80 ? 1 : 0;
        return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    }

    /// May a byte stand behind these? Not where the character would be written longer than it need
    /// be, is half of one, or is beyond the last one.
    bool mayFollow(QByteArrayView begun, unsigned char byte)
    {
        const auto first = static_cast<unsigned char>(begun.front());
        if (byte < 0x80 || byte > 0xbf || begun.size() > 1)
            return byte >= 0x80 && byte <= 0xbf;
        return !((first == 0xe0 && byte < 0xa0) || (first == 0xed && byte > 0x9f)
                 || (first == 0xf0 && byte < 0x90) || (first == 0xf4 && byte > 0x8f));
    }

    /// What a character of more than one byte is for the reader of escape sequences.
    char16_t kindOf(QByteArrayView character)
    {
        constexpr unsigned char kHighLead = 0xc2; // of U+0080 to U+00BF, among which are controls
        return static_cast<unsigned char>(character.front()) == kHighLead
            ? static_cast<unsigned char>(character.back())
            : kOtherCharacter;
    }

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
    for (const char byte : bytes)
        readByte(byte, passed);
    return passed;
}

void TerminalFilter::readByte(char byte, QByteArray &passed)
{
    const auto value = static_cast<unsigned char>(byte);
    if (!m_begun.isEmpty() && mayFollow(m_begun, value)) {
        m_begun.append(byte);
        if (m_begun.size() < lengthFrom(static_cast<unsigned char>(m_begun.front())))
            return;
        const QByteArray character = std::exchange(m_begun, {});
        return read(kindOf(character), character, passed);
    }
    endCharacter(passed);
    const qsizetype length = lengthFrom(value);
    if (length > 1)
        m_begun.append(byte);
    else if (length == 1)
        read(value, { &byte, 1 }, passed);
    else
        read(kOtherCharacter, kReplacement, passed);
}

void TerminalFilter::endCharacter(QByteArray &passed)
{
    if (!std::exchange(m_begun, {}).isEmpty())
        read(kOtherCharacter, kReplacement, passed);
}

void TerminalFilter::read(char16_t character, QByteArrayView bytes, QByteArray &passed)
{
    // A title that never ends swallows one line at most.
    if (character == u'\n' && m_reader.isInString())
        return m_reader.reset();
    switch (m_reader.read(character)) {
    case runner::EscapeReader::Kind::Text:
        return addText(character, bytes, passed);
    case runner::EscapeReader::Kind::End:
        if (m_reader.introducer() == u'[')
            addControl(bytes.front(), passed);
        return;
    case runner::EscapeReader::Kind::Inside:
    case runner::EscapeReader::Kind::GivenUp:
        return;
    }
}

void TerminalFilter::addText(char16_t character, QByteArrayView bytes, QByteArray &passed)
{
    if (character == u'\n') {
        ++m_linesAbove;
        m_linesBelow = std::max(0, m_linesBelow - 1);
    }
    const bool isControl = character < u' ' || character == kDelete;
    if (!isControl || QStringView(u"\n\t\r\b").contains(character))
        passed.append(bytes);
}

void TerminalFilter::addControl(char final, QByteArray &passed)
{
    const QByteArray parameters = m_reader.content().toLatin1();
    const bool isPlain =
        std::ranges::all_of(parameters, isParameter) && parameters.size() < kLongestParameters;
    if (!isPlain)
        return;
    if (final == 'm') {
        m_hasStyle = true;
        passed.append(sequence(parameters, final));
    } else if (QByteArrayView("KCDG").contains(final)) {
        passed.append(sequence(parameters, final));
    } else if (final == 'A' || final == 'B') {
        addMove(final, parameters, passed);
    }
}

void TerminalFilter::addMove(char final, const QByteArray &parameters, QByteArray &passed)
{
    const bool isUp = final == 'A';
    int &from = isUp ? m_linesAbove : m_linesBelow;
    int &to = isUp ? m_linesBelow : m_linesAbove;
    const int lines = std::min(parameters.isEmpty() ? 1 : parameters.toInt(), from);
    if (lines <= 0)
        return;
    from -= lines;
    to += lines;
    passed.append(sequence(QByteArray::number(lines), final));
}

QByteArray TerminalFilter::interrupted()
{
    QByteArray passed;
    endCharacter(passed);
    m_linesAbove = 0;
    m_linesBelow = 0;
    if (std::exchange(m_hasStyle, false))
        passed.append(sequence({}, 'm'));
    return passed;
}

} // namespace sandpad::app
