#include "runner/answer/judge/Varying.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sandpad::runner {

bool readsClock(const QString &code)
{
    // Code that only computes with dates gives the same every day, so neither dates nor their
    // formats are listed: only what asks for the present time, or for the times of a file.
    static const QRegularExpression pattern(QStringLiteral(
        R"((?:\b(?:now|utcnow|today)\(|\b(?:datetime|date|Date|Timestamp)\.(?:now|utcnow|today)\b|)"
        R"(\bDate(?:Time|TimeOffset|Only)\.(?:Now|UtcNow|Today)\b|\.Get(?:UtcNow|LocalNow)\b|)"
        R"(\btime\.time(?:_ns)?\b|\btime\.(?:localtime|gmtime|ctime|asctime)\(\s*\)|)"
        R"((?<![\w.])(?:time|time_ns|localtime|gmtime|ctime|asctime)\(\s*\)|)"
        R"(\b(?:perf_counter|monotonic|process_time)(?:_ns)?\(\s*\)|)"
        R"((?:(?<![\w.])|\btime\.)strftime\(\s*(?:"[^"]*"|'[^']*')\s*\)|)"
        R"(\b(?:get[acm]time|st_[acm]time|[acm]time(?:Ms)?|birthtime(?:Ms)?)\b|)"
        R"(\b(?:LastWrite|LastAccess|Creation)Time(?:Utc)?\b|)"
        R"(\btimeit\b|\bconsole\.time\b|\bunittest\.main\b|\bTextTestRunner\b|)"
        R"(\bnew Date(?:\(\s*\)|;|\))|\bDate\(\s*\)|\bperformance\.\w|\bhrtime\b|\bStopwatch\b|)"
        R"(\bTickCount|\blogging\.(?:basicConfig|Formatter)\())"));
    return pattern.match(code).hasMatch();
}

bool mayVary(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:random|randint|shuffle|choice|sample|uuid\d?|uuid4|urandom|secrets|token_hex|id\(|hash\(|Math\.random|crypto|randomUUID|Random|Guid|NewGuid|np\.random|rand|getpid|pid|set\(|threading|Thread|asyncio|Parallel|Task\.Run)\b)"));
    return readsClock(code) || pattern.match(code).hasMatch();
}

bool hasThreads(const QString &code)
{
    // A name alone, as in an import, starts nothing.
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:(?:Thread|Timer|Process|Pool|ThreadPool|ThreadPoolExecutor|ProcessPoolExecutor|Worker|start_new_thread|to_thread|run_in_executor)\s*\(|Thread\)|Process\)|Parallel\.|AsParallel\b|Task\.Run\b|StartNew\b|QueueUserWorkItem\b))"));
    return pattern.match(code).hasMatch();
}

bool mayBeOtherOrder(const QString &a, const QString &b, const QString &code)
{
    static const QRegularExpression asked(
        QStringLiteral(R"(pid\b|\bcpu_count\b|\brandom\b|\bget_ident\b|\.ident\b)"));
    static const QRegularExpression number(QStringLiteral(R"(\d+(?:\.\d+)?)"));
    static const QRegularExpression space(QStringLiteral(R"(\s+)"));
    const bool isOtherNumber = readsClock(code) || code.contains(asked);
    const auto sorted = [&](const QString &text) {
        QStringList lines = text.trimmed().split(u'\n', Qt::SkipEmptyParts);
        lines.replaceInStrings(space, QString());
        if (isOtherNumber)
            lines.replaceInStrings(number, QStringLiteral("#"));
        std::ranges::sort(lines);
        return lines;
    };
    const QStringList one = sorted(a);
    const QStringList other = sorted(b);
    return !one.isEmpty() && !other.isEmpty()
        && (std::ranges::includes(one, other) || std::ranges::includes(other, one));
}

} // namespace sandpad::runner
