#include "runner/model/JsonExtent.h"

#include <algorithm>

namespace sandpad::runner {

JsonExtent extentOf(const QByteArray &json)
{
    // Each value but the first follows a comma or a bracket that opens.
    JsonExtent extent { .values = 1 };
    int depth = 0;
    bool isString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isString && c == '\\')
            ++i;
        else if (c == '"')
            isString = !isString;
        else if (!isString && c == ',')
            ++extent.values;
        else if (!isString && (c == '[' || c == '{')) {
            ++extent.values;
            extent.depth = std::max(extent.depth, ++depth);
        } else if (!isString && (c == ']' || c == '}'))
            --depth;
    }
    return extent;
}

} // namespace sandpad::runner
