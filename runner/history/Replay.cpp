#include "runner/history/Replay.h"

#include <algorithm>

namespace sandpad::runner {

void replay(const KeptRun &run, const Replay &told)
{
    qsizetype at = 0;
    auto line = run.typedLines.begin();
    for (qsizetype event = 0; event < run.events.size(); ++event) {
        for (; line != run.typedLines.end() && line->event <= event; ++line) {
            const qsizetype bytes = std::clamp<qsizetype>(line->bytes, 0, run.typed.size() - at);
            QString text = QString::fromUtf8(run.typed.sliced(at, bytes));
            if (text.endsWith(u'\n'))
                text.chop(1);
            told.onTyped(text, line->bytes == 0);
            at += bytes;
        }
        told.onEvent(run.events[event]);
    }
}

} // namespace sandpad::runner
