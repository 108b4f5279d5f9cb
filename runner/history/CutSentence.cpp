#include "runner/history/CutSentence.h"

#include "runner/model/OutcomeSentence.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"

namespace sandpad::runner {

QString cutSentence(const Cut &cut)
{
    QStringList parts;
    if (cut.outputBytes > 0)
        parts += Say::tr("%1 of its output").arg(humanBytes(static_cast<double>(cut.outputBytes)));
    if (cut.displays > 0)
        parts += cut.displays == 1 ? Say::tr("one display")
                                   : Say::tr("%n displays", nullptr, cut.displays);
    if (cut.inputBytes > 0)
        parts += Say::tr("%1 of its input").arg(humanBytes(static_cast<double>(cut.inputBytes)));
    return parts.isEmpty() ? QString() : Say::tr("Not kept: %1.").arg(listOf(parts));
}

} // namespace sandpad::runner
