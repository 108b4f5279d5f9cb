#pragma once

#include "runner/answer/language/AnswerLanguage.h"

namespace sandpad::runner {

/// The languages of which more is known than how to run them, in the order in which they are
/// looked for.
[[nodiscard]] const QList<AnswerLanguage> &answerLanguages();

/// One of them by its id, or a default one of which nothing is known.
[[nodiscard]] const AnswerLanguage &answerLanguage(const QString &id);

/// Is one of them called so?
[[nodiscard]] bool isAnswerLanguage(const QString &id);

/// The one whose fences have this label, in lower case; null when there is none.
[[nodiscard]] const AnswerLanguage *languageLabelled(const QString &label);

/// All labels as an alternative of a regular expression.
[[nodiscard]] QString labelPattern();

// What the list is made of, one file each.
[[nodiscard]] AnswerLanguage pythonLanguage();
[[nodiscard]] AnswerLanguage javaScriptLanguage();
[[nodiscard]] AnswerLanguage typeScriptLanguage();
[[nodiscard]] AnswerLanguage csharpLanguage();

} // namespace sandpad::runner
