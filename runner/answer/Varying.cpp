#include "runner/answer/Varying.h"

#include <QRegularExpression>

namespace sandpad::runner {

bool readsClock(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:datetime|date|time|DateTime(?:Offset)?|Stopwatch|Date|performance|Instant|monotonic|perf_counter|timeit)\b)"));
    return pattern.match(code).hasMatch();
}

bool mayVary(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:random|randint|shuffle|choice|sample|uuid\d?|uuid4|urandom|secrets|token_hex|id\(|hash\(|Math\.random|crypto|randomUUID|Random|Guid|NewGuid|np\.random|rand|getpid|pid|set\(|threading|Thread|asyncio|Parallel|Task\.Run)\b)"));
    return readsClock(code) || pattern.match(code).hasMatch();
}

} // namespace sandpad::runner
