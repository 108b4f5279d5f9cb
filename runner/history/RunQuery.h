#pragma once

#include "runner/model/RunResult.h"

#include <QString>
#include <QStringList>
#include <QVariantList>

#include <limits>
#include <optional>

namespace sandpad::runner {

/// Which kept runs are wanted. An empty field asks for nothing.
struct RunQuery
{
    /// Each of its words stands somewhere in the code or in the output, in any case of its letters.
    QString text {};
    QString scratchId {};
    QString languageId {};
    std::optional<Ending> ending {};
    qint64 before = std::numeric_limits<qint64>::max(); ///< only runs with smaller ids
    int most = 100; ///< how many of the newest

    bool operator==(const RunQuery &) const = default;
};

/// A condition of SQL with a `?` for each of its values.
struct SqlCondition
{
    QString text;
    QVariantList values;
};

/// The condition that a query makes for the tables `runs` and `texts`, without its bounds. Its text
/// is made of constants alone; what the person typed is among the values.
[[nodiscard]] SqlCondition conditionOf(const RunQuery &query);

} // namespace sandpad::runner
