#pragma once

#include "widgets/output/OutputSearch.h"
#include "widgets/text/TextPainter.h"

namespace sandpad::widgets {

/// The selection in an output, and the hits of a search. A value.
struct OutputMarks
{
    OutputPosition anchor; ///< where the selection began
    OutputPosition caret; ///< where the selection ends
    QList<OutputHit> hits; ///< in order
    qsizetype currentHit = -1; ///< marked more strongly; -1: none

    /// First and last place of the selection; the same when nothing is selected.
    [[nodiscard]] std::pair<OutputPosition, OutputPosition> selection() const;
    void selectWord(const OutputDocument &document, OutputPosition position);
    /// The current hit, which must be text.
    void selectHit();

    /// The part of the selection that is in a line of `length` units.
    [[nodiscard]] QList<TextMark> in(std::size_t item, qsizetype line, qsizetype length,
                                     const Theme &theme) const;
};

} // namespace sandpad::widgets
