#include "widgets/cards/CardHits.h"

#include <algorithm>

namespace sandpad::widgets {

std::optional<QColor> CardHits::colorOf(qsizetype line, const Theme &theme) const
{
    if (isCurrentLine(line))
        return hitColor(theme, true);
    if (std::ranges::binary_search(all, line, {}, &CardHit::line))
        return hitColor(theme, false);
    return std::nullopt;
}

QColor hitColor(const Theme &theme, bool isCurrent)
{
    return isCurrent ? theme.currentHit : theme.hit;
}

} // namespace sandpad::widgets
