#include "runner/answer/judge/KeptOutput.h"

#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isInsideLetter(char byte)
    {
        return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
    }

    QByteArray beginningOf(const QByteArray &bytes, qsizetype most)
    {
        qsizetype end = std::min(bytes.size(), most);
        while (end > 0 && end < bytes.size() && isInsideLetter(bytes[end]))
            --end;
        return bytes.first(end);
    }

    QByteArray endOf(const QByteArray &bytes, qsizetype most)
    {
        qsizetype start = std::max<qsizetype>(0, bytes.size() - most);
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
        const QString note = beginningNote(size, comparison.actual.size());
        comparison.actual = comparison.actual.first(size);
        comparison.note = sentencesOf({ comparison.note, note });
        cut(comparison.actualDifferences, size);
        cut(comparison.masked, size);
    }

    /// Keeps the first ones that fit, and returns the bytes of the others. Takes from `left` what
    /// is kept.
    qsizetype cutDisplays(QList<MimeBundle> &displays, qsizetype most, qsizetype &left)
    {
        qsizetype leftOut = 0;
        displays.removeIf([&](const MimeBundle &display) {
            const qsizetype size = display.sizeBytes();
            if (leftOut > 0 || size > most) {
                leftOut += size;
                return true;
            }
            most -= size;
            left -= size;
            return false;
        });
        return leftOut;
    }

} // namespace

QString beginningNote(qsizetype shown, qsizetype all)
{
    return Say::tr("Shown are the first %1 of %2 characters.").arg(shown).arg(all);
}

BlockResult withKeptOutput(BlockResult result, qsizetype &left)
{
    // A person sees from this what it is about.
    constexpr qsizetype kLeast = 1000;
    const qsizetype most = std::clamp(left, kLeast, kMostKeptBytes);
    RunResult &run = result.run;
    const qsizetype printed = run.standardOutput.size() + run.standardError.size();
    run.standardOutput = beginningOf(run.standardOutput, most);
    run.standardError = endOf(run.standardError, most);
    const qsizetype kept = run.standardOutput.size() + run.standardError.size();
    result.leftOutBytes += printed - kept;
    left -= kept;
    qsizetype leftOfTexts = most;
    for (Comparison &comparison : result.comparisons) {
        if (const qsizetype size = std::max(leftOfTexts, kLeast); comparison.actual.size() > size)
            cut(comparison, size);
        leftOfTexts -= comparison.actual.size();
        left -= comparison.actual.size();
    }
    result.leftOutBytes += cutDisplays(run.displays, std::min(left, kMostKeptDisplays), left);
    run.isTruncated = run.isTruncated || result.leftOutBytes > 0;
    return result;
}

} // namespace sandpad::runner
