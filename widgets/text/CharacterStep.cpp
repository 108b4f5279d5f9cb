#include "widgets/text/CharacterStep.h"

namespace sandpad::widgets {

CharacterStep stepAt(QStringView text, qsizetype at)
{
    const QChar unit = text[at];
    if (unit.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return { .character = QChar::surrogateToUcs4(unit, text[at + 1]), .units = 2 };
    return { .character = unit.unicode(), .units = 1 };
}

} // namespace sandpad::widgets
