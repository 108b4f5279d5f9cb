#pragma once

#include "widgets/review/ExcerptView.h"
#include "widgets/review/ReviewItem.h"

#include <QList>

#include <cstdint>

namespace sandpad::widgets {

/// The parts of a block in which text can be found, as they stand below each other.
enum class BlockPart : std::uint8_t
{
    Prose, ///< of the answer, before the block
    Sentence, ///< on the verdict
    Warning,
    Code,
    Left, ///< of a result's row: what is claimed, or a note
    Right, ///< what really happened
    Notes, ///< below all blocks
};

/// Where a text stands within a block.
struct TextPlace
{
    BlockPart part = BlockPart::Code;
    qsizetype row = 0; ///< of the warnings, or of the result's rows

    auto operator<=>(const TextPlace &) const = default;
};

struct BlockText
{
    TextPlace place;
    QString text;
};

/// All texts of a block, also those that are folded or not shown yet.
[[nodiscard]] QList<BlockText> blockTexts(const ReviewItem &item);

/// What was found in one of the texts of a block. A value.
struct PlacedHits
{
    TextPlace place;
    TextHits hits;

    bool operator==(const PlacedHits &) const = default;
};
using BlockHits = QList<PlacedHits>;

/// The hits of one text; none when nothing was found there.
[[nodiscard]] TextHits hitsAt(const BlockHits &hits, TextPlace place);
/// The place of the hit that is looked at; nothing when that is elsewhere.
[[nodiscard]] std::optional<TextPlace> currentPlace(const BlockHits &hits);

/// Colours the ground of a label in which something was found.
void markLabel(QLabel &label, const TextHits &hits);

} // namespace sandpad::widgets
