#include "runner/answer/judge/KeptOutput.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isInsideLetter(char byte)
    {
        return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
    }

    QByteArray beginningOf(const QByteArray &bytes)
    {
        qsizetype end = std::min(bytes.size(), kMostKeptBytes);
        while (end > 0 && end < bytes.size() && isInsideLetter(bytes[end]))
            --end;
        return bytes.first(end);
    }

    QByteArray endOf(const QByteArray &bytes)
    {
        qsizetype start = std::max<qsizetype>(0, bytes.size() - kMostKeptBytes);
        while (start > 0 && start < bytes.size() && isInsideLetter(bytes[start]))
            ++start;
        return bytes.sliced(start);
    }

    void cut(QList<TextSpan> &spans, qsizetype size)
    {
        spans.removeIf([size](const TextSpan &span) { return span.start >= size; });
        for (TextSpan &span : spans)
            span.length = std::min(span.length, size - span.start);
    }

    void cut(Comparison &comparison, qsizetype size)
    {
        const QString note = QStringLiteral("Shown are the first %1 of %2 characters.")
                                 .arg(size)
                                 .arg(comparison.actual.size());
        comparison.actual = comparison.actual.first(size);
        comparison.note = (comparison.note + u' ' + note).trimmed();
        cut(comparison.actualDifferences, size);
        cut(comparison.masked, size);
    }

} // namespace

BlockResult withKeptOutput(BlockResult result)
{
    RunResult &run = result.run;
    const qsizetype printed = run.standardOutput.size() + run.standardError.size();
    if (run.standardOutput.size() > kMostKeptBytes)
        run.standardOutput = beginningOf(run.standardOutput);
    if (run.standardError.size() > kMostKeptBytes)
        run.standardError = endOf(run.standardError);
    result.leftOutBytes = printed - run.standardOutput.size() - run.standardError.size();
    run.isTruncated = run.isTruncated || result.leftOutBytes > 0;
    qsizetype left = kMostKeptBytes;
    for (Comparison &comparison : result.comparisons) {
        // A person sees from this what it is about.
        constexpr qsizetype kLeast = 1000;
        if (const qsizetype most = std::max(left, kLeast); comparison.actual.size() > most)
            cut(comparison, most);
        left -= comparison.actual.size();
    }
    return result;
}

} // namespace sandpad::runner
