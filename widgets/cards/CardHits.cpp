#include "widgets/cards/CardHits.h"

#include <algorithm>

namespace sandpad::widgets {

std::optional<QColor> CardHits::colorOf(qsizetype line, const Theme &theme) const
{
    if (const auto now = current(); now && now->line == line)
        return hitColor(theme, true);
    if (std::ranges::binary_search(all, line, {}, &CardHit::line))
        return hitColor(theme, false);
    return std::nullopt;
}

QColor hitColor(const Theme &theme, bool isCurrent)
{
    constexpr float kOther = 0.25F;
    constexpr float kCurrent = 0.6F;
    // Light text needs a stronger tint of the dark background.
    constexpr float kCurrentDark = 0.42F;
    QColor color = theme.warning;
    color.setAlphaF(!isCurrent ? kOther : theme.isDark ? kCurrentDark : kCurrent);
    return color;
}

} // namespace sandpad::widgets
