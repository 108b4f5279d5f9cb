#pragma once

#include <QString>

namespace sandpad::app {

/// How many columns of a terminal a text takes: Chinese characters have two.
[[nodiscard]] int columnsOf(QStringView text);

/// A text in lines of at most `columns`, broken where its language allows. Further lines begin with
/// `indent` blanks; the first one stands behind as much. Ends with a line end.
[[nodiscard]] QString wrapped(const QString &text, int columns, int indent);

} // namespace sandpad::app
