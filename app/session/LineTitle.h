#pragma once

#include <QByteArrayView>
#include <QString>

namespace sandpad::app {

/// What a scratch without a name is called by its first line that says something and is no import:
/// the words of a remark or heading, the name of what is defined there, or the code. Looks at the
/// first 60 lines of `head`, the beginning of the code. Empty when there is nothing to say. At most
/// 40 characters, so that it fits a menu.
[[nodiscard]] QString lineTitle(QByteArrayView head);

/// How much of the code lineTitle() may need.
inline constexpr qsizetype kTitleBytes = 8192;

} // namespace sandpad::app
