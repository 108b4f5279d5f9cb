#include "widgets/review/ShownOutput.h"

namespace sandpad::widgets {

bool isShownBy(const QList<runner::Comparison> &comparisons, const QString &printed)
{
    qsizetype size = 0;
    for (const runner::Comparison &comparison : comparisons) {
        if (comparison.line == 0)
            return true;
        size += comparison.actual.size() + 1;
    }
    if (printed.trimmed().size() > size)
        return false;
    const QStringList printedLines = printed.trimmed().split(u'\n');
    qsizetype shown = 0;
    for (const runner::Comparison &comparison : comparisons) {
        for (const QString &line : comparison.actual.split(u'\n')) {
            if (shown < printedLines.size() && line == printedLines[shown])
                ++shown;
        }
    }
    return shown == printedLines.size();
}

} // namespace sandpad::widgets
