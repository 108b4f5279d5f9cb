#pragma once

#include <QRegularExpression>
#include <QString>

namespace sandpad::widgets {

/// What to look for.
struct FindQuery
{
    QString text; ///< empty: nothing
    bool isPattern = false; ///< a regular expression
    bool isCaseSensitive = false;
    bool isWholeWord = false;

    bool operator==(const FindQuery &) const = default;
};

/// What finds it in a line; not valid when a person typed an invalid pattern.
[[nodiscard]] QRegularExpression patternOf(const FindQuery &query);

} // namespace sandpad::widgets
