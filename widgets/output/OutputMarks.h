#pragma once

#include "widgets/output/OutputSearch.h"
#include "widgets/text/TextPainter.h"

namespace sandpad::widgets {

/// What is selected in an output, and what was found in it. A value.
struct OutputMarks
{
    OutputPosition anchor; ///< where the selection began
    OutputPosition caret; ///< where it goes to
    QList<OutputHit> hits; ///< in order
    qsizetype currentHit = -1; ///< shown stronger; -1: none

    /// First and last place of the selection; the same when nothing is selected.
    [[nodiscard]] std::pair<OutputPosition, OutputPosition> selection() const;
    void selectWord(const OutputDocument &document, OutputPosition position);

    /// What of it is in a line that is `length` units long.
    [[nodiscard]] QList<TextMark> in(std::size_t item, qsizetype line, qsizetype length,
                                     const Theme &theme) const;
};

} // namespace sandpad::widgets
