#pragma once

#include <QList>

#include <cstdio>

/// As scripts/dev/bench reads it.
inline void printLine(const QList<qint64> &series)
{
    for (const qint64 value : series)
        std::printf("%lld ", static_cast<long long>(value));
    std::printf("\n");
}
