#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Takes a pasted answer apart: Markdown, blocks, roles, languages, repairs, claims and
/// dependencies. Executes nothing and opens nothing. Any bytes are allowed; takes time in
/// proportion to their number, so do it outside the GUI thread.
[[nodiscard]] Answer readAnswer(const QByteArray &bytes, const QList<LanguageInfo> &languages);

/// The same block with another language or role, read anew from its original text.
[[nodiscard]] AnswerBlock readAs(const AnswerBlock &block, BlockRole role,
                                 const QString &languageId);

/// Is this clearly a whole reply, with code in fences, and not a program?
[[nodiscard]] bool looksLikeAnswer(const QString &text);

} // namespace sandpad::runner
