#include "widgets/text/AnsiParser.h"

#include "widgets/text/LinkTable.h"

#include <QList>
#include <QStringList>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kMostNumber = 9999;
    constexpr QStringView kLinkCommand(u"8;");

    bool isControlPicture(QChar c)
    {
        return c.unicode() < 0x20 || c.unicode() == 0x7f;
    }

    QString picture(QChar c)
    {
        return c.unicode() == 0x7f ? QString(QChar(0x2421)) : QString(QChar(0x2400 + c.unicode()));
    }

} // namespace

void AnsiParser::setErrorStream(bool isError)
{
    m_isErrorStream = isError;
    m_attributes.isError = isError && !m_isRewritten;
}

void AnsiParser::setRewritten(bool isRewritten)
{
    m_isRewritten = isRewritten;
    setErrorStream(m_isErrorStream);
}

void AnsiParser::feed(QStringView text, TerminalSink &sink)
{
    while (!text.isEmpty()) {
        if (!m_reader.isInText()) {
            feedCharacter(text.front(), sink);
            text = text.sliced(1);
            continue;
        }
        // The text up to the next control is printed in one piece.
        const auto control = std::ranges::find_if(text, isControlPicture);
        const qsizetype plain = control - text.begin();
        if (plain > 0)
            sink.print(text.first(plain), m_attributes);
        if (control != text.end())
            feedCharacter(*control, sink);
        text = text.sliced(std::min(plain + 1, text.size()));
    }
}

void AnsiParser::feedCharacter(QChar c, TerminalSink &sink)
{
    switch (m_reader.read(c.unicode())) {
    case runner::EscapeReader::Kind::Text:
        return onText(c, sink);
    case runner::EscapeReader::Kind::Inside:
        return;
    case runner::EscapeReader::Kind::End:
        if (m_reader.introducer() == u'[')
            finishControl(c, sink);
        else if (m_reader.introducer() == u']')
            finishCommand();
        return;
    case runner::EscapeReader::Kind::GivenUp:
        return giveUp();
    }
}

/// A link: 8 ; parameters ; address, which is empty where the link ends.
void AnsiParser::finishCommand()
{
    const QStringView text(m_reader.content());
    if (!text.startsWith(kLinkCommand))
        return;
    const qsizetype separator = text.indexOf(u';', kLinkCommand.size());
    if (separator < 0)
        return;
    const QStringView address = text.sliced(separator + 1);
    // An address that cannot be kept gives no link, and the text must not belong to the link
    // before.
    m_attributes.link = m_links ? m_links->add(address) : 0;
}

void AnsiParser::giveUp()
{
    if (m_reader.introducer() == u']' && m_reader.content().startsWith(kLinkCommand))
        m_attributes.link = 0;
}

void AnsiParser::onText(QChar c, TerminalSink &sink)
{
    switch (c.unicode()) {
    case '\n':
        setRewritten(false);
        return sink.newLine();
    case '\r':
        setRewritten(true);
        return sink.carriageReturn();
    case '\b':
        return sink.backspace();
    case '\t':
        return sink.tab(m_attributes);
    case 0x07: // the bell is not rung
        return;
    default:
        sink.print(picture(c), m_attributes);
    }
}

QList<int> AnsiParser::numbers() const
{
    QList<int> numbers;
    QString text = m_reader.content();
    text.replace(u':', u';');
    for (const QString &part : text.split(u';'))
        numbers.append(std::clamp(part.toInt(), 0, kMostNumber));
    return numbers;
}

void AnsiParser::finishControl(QChar final, TerminalSink &sink)
{
    const QList<int> values = numbers();
    const int count = std::max(values.value(0), 1);
    switch (final.unicode()) {
    case 'm':
        return applyColors();
    case 'K':
        return sink.eraseLine(values.value(0) == 1       ? TerminalSink::Erase::ToStart
                                  : values.value(0) == 2 ? TerminalSink::Erase::All
                                                         : TerminalSink::Erase::ToEnd);
    case 'A':
        return sink.cursorUp(count);
    case 'B':
        return sink.cursorDown(count);
    case 'E':
        sink.cursorDown(count);
        return sink.carriageReturn();
    case 'F':
        sink.cursorUp(count);
        return sink.carriageReturn();
    case 'G':
        return sink.cursorToColumn(count - 1);
    default:
        return;
    }
}

void AnsiParser::applyColors()
{
    // Private sequences (ESC [ > 4 m and the like) set keyboard modes, not colours.
    const QString &codeText = m_reader.content();
    if (!codeText.isEmpty() && !codeText.front().isDigit() && codeText.front() != u';')
        return;
    const QList<int> codes = numbers();
    for (qsizetype i = 0; i < codes.size(); ++i) {
        if (codes[i] == 38)
            i += applyExtendedColor(codes, i, m_attributes.foreground);
        else if (codes[i] == 48)
            i += applyExtendedColor(codes, i, m_attributes.background);
        else
            applyCode(codes[i]);
    }
}

/// Returns how many further codes it took.
qsizetype AnsiParser::applyExtendedColor(const QList<int> &codes, qsizetype at,
                                         TerminalColor &color)
{
    const auto byte = [&](qsizetype i) { return std::min(codes.value(at + i), 255); };
    if (codes.value(at + 1) == 5) {
        color = TerminalColor::indexed(byte(2));
        return 2;
    }
    if (codes.value(at + 1) == 2) {
        color = TerminalColor::rgb(byte(2), byte(3), byte(4));
        return 4;
    }
    return 1;
}

void AnsiParser::applyCode(int code)
{
    switch (code) {
    case 0: {
        // A reset of colours keeps the stream and the link.
        TextAttributes plain;
        plain.isError = m_attributes.isError;
        plain.link = m_attributes.link;
        m_attributes = plain;
        return;
    }
    case 1:
        m_attributes.isBold = true;
        return;
    case 2:
        m_attributes.isFaint = true;
        return;
    case 3:
        m_attributes.isItalic = true;
        return;
    case 4:
        m_attributes.isUnderlined = true;
        return;
    case 7:
        m_attributes.isInverse = true;
        return;
    case 9:
        m_attributes.isStruckOut = true;
        return;
    case 22:
        m_attributes.isBold = m_attributes.isFaint = false;
        return;
    case 23:
        m_attributes.isItalic = false;
        return;
    case 24:
        m_attributes.isUnderlined = false;
        return;
    case 27:
        m_attributes.isInverse = false;
        return;
    case 29:
        m_attributes.isStruckOut = false;
        return;
    case 39:
        m_attributes.foreground = {};
        return;
    case 49:
        m_attributes.background = {};
        return;
    default:
        break;
    }
    if (code >= 30 && code <= 37)
        m_attributes.foreground = TerminalColor::indexed(code - 30);
    else if (code >= 40 && code <= 47)
        m_attributes.background = TerminalColor::indexed(code - 40);
    else if (code >= 90 && code <= 97)
        m_attributes.foreground = TerminalColor::indexed(code - 90 + 8);
    else if (code >= 100 && code <= 107)
        m_attributes.background = TerminalColor::indexed(code - 100 + 8);
}

} // namespace sandpad::widgets
