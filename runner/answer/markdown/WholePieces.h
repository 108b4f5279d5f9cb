#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"

namespace sandpad::runner {

/// The pieces of an answer, with two things mended that Markdown cannot know: a fence within a
/// string or remark of a block does not end it, when a later fence does; and a text without any
/// fence may be a program as a whole.
[[nodiscard]] QList<MarkdownPiece> wholePieces(const QByteArray &text);

} // namespace sandpad::runner
