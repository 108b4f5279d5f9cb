#pragma once

#include <QString>

#include <functional>

namespace sandpad::app {

/// What a file can be called whose page has this title. What file systems and shells dislike is
/// replaced: separators, wildcards, control and invisible characters, spaces and dots at the ends.
/// An ending that the file gets anyway is left out. Never empty, never hidden, and short enough for
/// an ending and a number.
[[nodiscard]] QString fileStem(const QString &title, const QString &ending);

/// Is a file of this name (without a folder) called so, perhaps with a number?
[[nodiscard]] bool isCalled(const QString &fileName, const QString &stem, const QString &ending);

/// STEM.ENDING, or STEM 2.ENDING and so on: the first that is not taken.
[[nodiscard]] QString freeFileName(const QString &stem, const QString &ending,
                                   const std::function<bool(const QString &)> &isTaken);

} // namespace sandpad::app
