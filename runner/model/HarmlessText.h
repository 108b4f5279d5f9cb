#pragma once

#include <QString>
#include <QStringView>

namespace sandpad::runner {

/// A text that a program or an answer may have had its say in, for terminals and reports.
///
/// What a terminal obeys, what changes the order in which a text reads, and what XML cannot hold
/// becomes visible as \uXXXX: control characters but line ends and tabs, characters that format
/// (bidirectional ones above all), separators of lines and paragraphs, and codes that are no
/// characters. Joiners stay, for emoji and some scripts need them.
[[nodiscard]] QString harmless(QStringView text);

/// The same on several lines, of which all but the first begin with `indent`, so that none of them
/// looks like a line of Sandpad's own.
[[nodiscard]] QString harmless(QStringView text, const QString &indent);

} // namespace sandpad::runner
