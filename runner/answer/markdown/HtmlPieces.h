#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"

namespace sandpad::runner {

/// The pieces of a page's source. The text of `pre` elements is code, its language is in
/// class="language-…"; the text between is prose. Empty when there is no such element.
[[nodiscard]] QList<MarkdownPiece> htmlPieces(const QString &text);

} // namespace sandpad::runner
