#include "widgets/text/LinkTable.h"

#include <algorithm>

namespace sandpad::widgets {

quint16 LinkTable::add(QStringView address)
{
    // The specification allows no control characters, and a line end on the clipboard is a command
    // in a shell.
    const bool hasControls = std::ranges::any_of(
        address, [](QChar c) { return c.category() == QChar::Other_Control || c.isNull(); });
    const QByteArray bytes = address.toUtf8();
    if (bytes.isEmpty() || bytes.size() > kLongest || hasControls)
        return 0;
    if (const quint16 known = m_numbers.value(bytes))
        return known;
    if (m_addresses.size() >= kMost)
        return 0;
    m_addresses.append(bytes);
    const auto number = static_cast<quint16>(m_addresses.size());
    m_numbers.insert(bytes, number);
    return number;
}

QString LinkTable::address(quint16 number) const
{
    return QString::fromUtf8(m_addresses.value(number - 1));
}

void LinkTable::clear()
{
    m_addresses.clear();
    m_numbers.clear();
}

} // namespace sandpad::widgets
