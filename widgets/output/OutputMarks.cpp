#include "widgets/output/OutputMarks.h"

#include "widgets/cards/CardHits.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr float kSelection = 0.28F;
} // namespace

std::pair<OutputPosition, OutputPosition> OutputMarks::selection() const
{
    return std::minmax(anchor, caret);
}

void OutputMarks::selectWord(const OutputDocument &document, OutputPosition position)
{
    const auto &block = document.items()[position.item].text;
    const QString text = block->line(position.line).text;
    const auto isWord = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (text[at].isLetterOrNumber() || text[at] == u'_');
    };
    anchor = caret = position;
    while (isWord(anchor.unit - 1))
        --anchor.unit;
    while (isWord(caret.unit))
        ++caret.unit;
}

void OutputMarks::selectHit()
{
    const OutputHit &hit = hits[currentHit];
    anchor = caret = hit.start;
    caret.unit += hit.length;
}

QList<TextMark> OutputMarks::in(std::size_t item, qsizetype line, qsizetype length,
                                const Theme &theme) const
{
    QList<TextMark> marks;
    const OutputPosition start { .item = item, .line = line, .unit = 0 };
    const OutputPosition end { .item = item, .line = line, .unit = length };
    const auto add = [&marks](qsizetype from, qsizetype to, const QColor &color) {
        marks.append({ .start = from, .end = to, .color = color });
    };
    auto hit = std::ranges::lower_bound(hits, start, {}, &OutputHit::start);
    for (; hit != hits.end() && hit->start <= end; ++hit) {
        const bool isCurrent = hit - hits.begin() == currentHit;
        marks.append({ .start = hit->start.unit,
                       .end = hit->start.unit + hit->length,
                       .color = hitColor(theme, isCurrent),
                       .isBehind = true,
                       .front = isCurrent ? theme.onCurrentHit : QColor() });
    }
    const auto [from, to] = selection();
    if (from != to && to > start && from <= end) {
        QColor color = theme.accent;
        color.setAlphaF(kSelection);
        add(from <= start ? 0 : from.unit, to >= end ? length : to.unit, color);
    }
    return marks;
}

} // namespace sandpad::widgets
