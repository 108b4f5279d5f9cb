#pragma once

#include <QByteArray>

namespace sandpad::runner {

/// How much a JSON text costs to build, found by one pass over its bytes. The text need not be
/// valid. Then the numbers are those of what a parser would read of it, or larger.
struct JsonExtent
{
    qsizetype values = 0; ///< at most so many: texts, numbers, objects, lists
    int depth = 0; ///< of the deepest list or object
};

[[nodiscard]] JsonExtent extentOf(const QByteArray &json);

} // namespace sandpad::runner
