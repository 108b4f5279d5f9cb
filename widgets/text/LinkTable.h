#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// The addresses of a run's links, by small numbers that fit into the looks of text. Holds at most
/// kMost of kLongest bytes, whatever a program prints.
class LinkTable
{
public:
    static constexpr qsizetype kLongest = 2083; ///< bytes; what browsers take
    static constexpr qsizetype kMost = 10'000;

    /// The number of an address, the same for the same one; 0 when it is too long, has control
    /// characters, or is one too many.
    [[nodiscard]] quint16 add(QStringView address);
    /// Empty for numbers that were never given.
    [[nodiscard]] QString address(quint16 number) const;
    [[nodiscard]] qsizetype count() const { return m_addresses.size(); }
    void clear();

private:
    QList<QByteArray> m_addresses; ///< UTF-8; number 1 is the first
    QHash<QByteArray, quint16> m_numbers;
};

} // namespace sandpad::widgets
