#pragma once

#include "runner/answer/language/AnswerLanguage.h"

namespace sandpad::runner {

/// The languages with more facts than how to run them, in the order in which they are tried.
[[nodiscard]] const QList<AnswerLanguage> &answerLanguages();

/// The language with this id, or a default one of which nothing is known.
[[nodiscard]] const AnswerLanguage &answerLanguage(const QString &id);

/// Is there such a language?
[[nodiscard]] bool isAnswerLanguage(const QString &id);

/// The language whose fences have this label, in lower case; null when there is none.
[[nodiscard]] const AnswerLanguage *languageLabelled(const QString &label);

/// All labels as an alternative of a regular expression.
[[nodiscard]] QString labelPattern();

/// The commands that run a program in a terminal, as an alternative of a regular expression, and
/// the ecosystems, each once. A language of which they are not known adds nothing.
[[nodiscard]] QString runCommandPattern(const QList<AnswerLanguage> &languages = answerLanguages());
[[nodiscard]] QList<Ecosystem>
ecosystemsOf(const QList<AnswerLanguage> &languages = answerLanguages());

// The parts of the list, one file each.
[[nodiscard]] AnswerLanguage pythonLanguage();
[[nodiscard]] AnswerLanguage javaScriptLanguage();
[[nodiscard]] AnswerLanguage typeScriptLanguage();
[[nodiscard]] AnswerLanguage csharpLanguage();

} // namespace sandpad::runner
