#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace sandpad::widgets {

/// An address that stands as plain text in a line.
struct PrintedLink
{
    qsizetype start = 0; ///< in UTF-16 units
    qsizetype length = 0;

    bool operator==(const PrintedLink &) const = default;
};

/// The addresses that begin with http:// or https:// in a line, in order. A full stop, a comma or a
/// closing bracket behind an address belongs to the text. Of a long line only the first 64 Ki units
/// are looked at.
[[nodiscard]] QList<PrintedLink> printedLinks(QStringView line);

/// The one that the character at a place belongs to. Looks only at what stands around it.
[[nodiscard]] std::optional<PrintedLink> printedLinkAt(QStringView line, qsizetype unit);

} // namespace sandpad::widgets
