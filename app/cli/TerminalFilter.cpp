#include "app/cli/TerminalFilter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sandpad::app {

namespace {

    constexpr char kEscape = '\x1b';
    constexpr char16_t kDelete = 0x7f;
    /// The first byte of U+0080 to U+00BF, among which are controls.
    constexpr char kHighLead = '\xc2';
    /// Stands for a byte of any other character beyond ASCII: none of them is a control.
    constexpr char16_t kPartOfCharacter = 0xfffd;
    /// U+FFFD, which stands for bytes that are no character.
    constexpr QByteArrayView kReplacement("\xef\xbf\xbd");
    constexpr qsizetype kLongestParameters = 64;

    /// How many bytes of its character follow this first one in UTF-8.
    int continuationsOf(unsigned char first)
    {
        if (first < 0xc2 || first > 0xf4)
            return 0;
        return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
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
    const bool isHighControl = value >= 0x80 && value <= 0x9f;
    const bool isContinuation = value >= 0x80 && value <= 0xbf;
    const int expected = std::exchange(m_continuations, 0);
    const bool isBehindHighLead = std::exchange(m_isBehindHighLead, false);
    if (isContinuation && isBehindHighLead) {
        const std::array character { kHighLead, byte };
        read(value, character, passed);
    } else if (isContinuation && expected > 0) {
        m_continuations = expected - 1;
        read(kPartOfCharacter, { &byte, 1 }, passed);
    } else if (isHighControl) {
        // Outside of a character some terminals take it for a control.
        read(kPartOfCharacter, kReplacement, passed);
    } else if (byte == kHighLead) {
        m_isBehindHighLead = true;
    } else {
        m_continuations = continuationsOf(value);
        read(value < 0x80 ? value : kPartOfCharacter, { &byte, 1 }, passed);
    }
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
    m_linesAbove = 0;
    m_linesBelow = 0;
    return std::exchange(m_hasStyle, false) ? sequence({}, 'm') : QByteArray();
}

} // namespace sandpad::app
