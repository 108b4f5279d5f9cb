#pragma once

#include <QRegularExpression>
#include <QString>

namespace sandpad::widgets {

/// What a person typed as replacement, for one place that a pattern has found. `$0` to `$9`, and
/// `\0` to `\9`, become what was found and its groups; `\n` and `\t` become a new line and a
/// tabulator; `$$` and `\\` are the signs themselves.
[[nodiscard]] QString expanded(const QString &replacement, const QRegularExpressionMatch &match);

} // namespace sandpad::widgets
