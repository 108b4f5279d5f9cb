#pragma once

#include <QList>

#include <algorithm>

/// The upper one of the middle values; the list must not be empty.
inline qint64 median(QList<qint64> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}
