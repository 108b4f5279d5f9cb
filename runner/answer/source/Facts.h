#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What the parser of the block's language read in it; where none did, factsFromLines().
[[nodiscard]] SourceFacts factsOf(const AnswerBlock &block);

/// What the code of a block does, as bareCode() has it: what stands in a remark is not done.
[[nodiscard]] QString bareCodeOf(const AnswerBlock &block);

/// Does the code of a block handle errors?
[[nodiscard]] bool handlesErrors(const AnswerBlock &block);

/// The facts as far as lines, strings and remarks show them: before a parser has read a program,
/// and where there is none. Imports and examples are not among them.
[[nodiscard]] SourceFacts factsFromLines(const QString &code, const QString &languageId);

/// The rows of a program without remarks.
[[nodiscard]] QList<SourceRow> rowsOf(const QString &code);

} // namespace sandpad::runner
