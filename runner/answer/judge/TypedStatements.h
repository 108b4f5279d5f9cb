#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

namespace sandpad::runner {

/// Does an example or a statement of a transcript lack a name or a file that stands elsewhere, or
/// one before it, or is it none of the language, so that nothing can be said of it? Not where the
/// answer claims just that.
[[nodiscard]] bool lacksElsewhere(const Claim &claimed, const AnswerBlock &block,
                                  const MarkedOutput &output);

/// Stands the claim below an assignment, which shows nothing? A page may write there what the name
/// is then.
[[nodiscard]] bool isOfSilentAssignment(const Claim &claimed, const AnswerBlock &block,
                                        const QString &given);

/// Does a line that prints put nothing on standard output, because the program keeps it, or a
/// statement of a transcript, because it prints on standard error?
[[nodiscard]] bool isPrintedElsewhere(const Claim &claimed, const AnswerBlock &block,
                                      const QList<MarkedOutput> &outputs);

/// The text of the statement or the line that a claim is about.
[[nodiscard]] QString statementOf(const Claim &claim, const AnswerBlock &block);

/// Does the statement of a claim ask where something lies in memory, as `id(a) == id(b)`, or for
/// what only a certain machine, folder, system or version has? That is as chance has it.
[[nodiscard]] bool asksForPlace(const Claim &claim, const AnswerBlock &block);

} // namespace sandpad::runner
