#pragma once

#include <QByteArrayView>
#include <QString>

namespace sandpad::app {

/// What a scratch without a name is called by its first line that says something and is no import:
/// the words of a remark or heading, the name of what is defined there, or the code. Looks at the
/// first 60 lines of `head`, the beginning of the code. Empty when there is nothing to say. At most
/// 40 characters, so that it fits a menu.
[[nodiscard]] QString lineTitle(QByteArrayView head);

/// What a file of the scratch may be called, by the same line if that is a remark, a heading or a
/// definition: letters, digits, hyphens and underscores, at most 40 of them. Empty when there is
/// nothing to say, and where the line is code.
[[nodiscard]] QString fileNameIn(QByteArrayView head);

/// How much of the code lineTitle() and fileNameIn() may need.
inline constexpr qsizetype kTitleBytes = 8192;

} // namespace sandpad::app
