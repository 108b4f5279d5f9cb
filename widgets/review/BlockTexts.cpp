#include "widgets/review/BlockTexts.h"

#include "widgets/review/ResultRows.h"
#include "widgets/review/VerdictSentence.h"

#include <QLabel>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

QList<BlockText> blockTexts(const ReviewItem &item)
{
    QList<BlockText> texts;
    const auto add = [&texts](BlockPart part, qsizetype row, const QString &text) {
        if (!text.isEmpty())
            texts.append({ .place = { .part = part, .row = row }, .text = text });
    };
    add(BlockPart::Prose, 0, item.prose);
    add(BlockPart::Sentence, 0, verdictSentence(item));
    for (qsizetype i = 0; i < item.block.warnings.size(); ++i)
        add(BlockPart::Warning, i, item.block.warnings[i]);
    add(BlockPart::Code, 0, item.block.code);
    const QList<ResultRow> rows = resultRows(item);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        add(BlockPart::Left, i, rows[i].left.text);
        add(BlockPart::Right, i, rows[i].right.text);
    }
    return texts;
}

TextHits hitsAt(const BlockHits &hits, TextPlace place)
{
    const auto found = std::ranges::find(hits, place, &PlacedHits::place);
    return found == hits.end() ? TextHits {} : found->hits;
}

std::optional<TextPlace> currentPlace(const BlockHits &hits)
{
    const auto found =
        std::ranges::find_if(hits, [](const PlacedHits &each) { return each.hits.current >= 0; });
    return found == hits.end() ? std::nullopt : std::optional(found->place);
}

void markLabel(QLabel &label, const TextHits &hits)
{
    const QString mark = hits.all.isEmpty() ? QString()
        : hits.current >= 0                 ? QStringLiteral("current")
                                            : QStringLiteral("hit");
    if (label.property("found").toString() == mark)
        return;
    label.setProperty("found", mark);
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

} // namespace sandpad::widgets
