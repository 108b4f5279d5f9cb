#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"
#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Adds to a block what the prose around it claims: an output, an exception, a figure. `index` is
/// the block's piece, `last` the last one that belongs to it, its claimed output included.
///
/// Prose between two programs is about the one before it, except for an announcement at its end
/// ("while this one prints `6`:").
void addProseClaims(AnswerBlock &block, const QList<MarkdownPiece> &pieces, qsizetype index,
                    qsizetype last);

} // namespace sandpad::runner
