#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"

namespace sandpad::runner {

/// The pieces of an answer, with two corrections that Markdown cannot make. A fence inside a string
/// or remark of a block does not end the block when a later fence does. A text without any fence
/// may be a program as a whole.
[[nodiscard]] QList<MarkdownPiece> wholePieces(const QByteArray &text);

} // namespace sandpad::runner
