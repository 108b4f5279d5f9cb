#include "widgets/hex/HexPage.h"

#include "widgets/text/InvalidBytes.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    bool isPrintable(uchar byte)
    {
        return byte >= 0x20 && byte <= 0x7E;
    }

} // namespace

HexPage::HexPage(const ByteSpool &bytes, qint64 offset, qsizetype count)
    : m_offset(offset)
    , m_bytes(bytes.read(offset, count))
    , m_stretches(bytes.stretches(offset, count))
{
    const auto invalid = invalidIn(bytes, offset, count);
    m_invalid = QSet<qint64>(invalid.begin(), invalid.end());
}

HexPage::Look HexPage::look(qint64 at, const Theme &theme) const
{
    if (m_invalid.contains(at))
        return { .foreground = theme.warning, .background = theme.warningSurface };
    const auto next = std::ranges::upper_bound(m_stretches, at, {}, &ByteSpool::Stretch::start);
    const bool isError =
        next != m_stretches.begin() && std::prev(next)->stream == runner::Stream::Err;
    if (isError)
        return { .foreground = theme.error, .background = {} };
    return { .foreground = byte(at) == 0 ? theme.mutedText : theme.text, .background = {} };
}

QString HexPage::hex(qint64 at) const
{
    return QStringLiteral("%1").arg(static_cast<uint>(byte(at)), 2, 16, QLatin1Char('0'));
}

QString HexPage::ascii(qint64 at) const
{
    return isPrintable(byte(at)) ? QString(QLatin1Char(static_cast<char>(byte(at))))
                                 : QString(QChar(0xB7));
}

} // namespace sandpad::widgets
