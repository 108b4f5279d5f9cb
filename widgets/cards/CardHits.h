#pragma once

#include "widgets/theme/Theme.h"

#include <QList>

#include <optional>

namespace sandpad::widgets {

/// A place in one of a card's lines, see Card::searchedLines(); in UTF-16 units.
struct CardHit
{
    qsizetype line = 0;
    qsizetype unit = 0;
    qsizetype length = 0;

    bool operator==(const CardHit &) const = default;
};

/// Where the searched text stands in a card. A value.
struct CardHits
{
    QList<CardHit> all; ///< in order
    qsizetype currentIndex = -1; ///< marked more strongly; -1: not in this card

    bool operator==(const CardHits &) const = default;

    [[nodiscard]] std::optional<CardHit> current() const
    {
        return currentIndex < 0 ? std::nullopt : std::optional(all[currentIndex]);
    }
    [[nodiscard]] bool isCurrentLine(qsizetype line) const
    {
        const auto now = current();
        return now && now->line == line;
    }
    /// The colour behind a whole line; nothing when the line has no hit.
    [[nodiscard]] std::optional<QColor> colorOf(qsizetype line, const Theme &theme) const;
};

/// The colour behind a hit. Text on the current one has the colour Theme::onCurrentHit.
[[nodiscard]] QColor hitColor(const Theme &theme, bool isCurrent);

} // namespace sandpad::widgets
