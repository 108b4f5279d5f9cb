#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// The addresses of a run's links. Each has a small number, which fits into TextAttributes. The
/// table holds at most kMost addresses of kLongest bytes, whatever a program prints.
class LinkTable
{
public:
    static constexpr qsizetype kLongest = 2083; ///< bytes; what browsers take
    static constexpr qsizetype kMost = 10'000;

    /// The number of an address; equal addresses have the same. 0 when the address is too long or
    /// has control characters, or when the table is full.
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
