#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Splits a pasted answer: Markdown, blocks, roles, languages, repairs, claims and dependencies.
/// Executes nothing and opens nothing. Any bytes are allowed. The time is linear in their number,
/// so call it outside the GUI thread.
[[nodiscard]] Answer readAnswer(const QByteArray &bytes, const QList<LanguageInfo> &languages);

/// Reads a block again from its original text, with another language or role.
[[nodiscard]] AnswerBlock readAs(const AnswerBlock &block, BlockRole role,
                                 const QString &languageId);

/// Is this clearly a whole reply, with code in fences, and not a program?
[[nodiscard]] bool looksLikeAnswer(const QString &text);

} // namespace sandpad::runner
