#pragma once

#include <QString>

namespace sandpad::runner {

/// The probable kind of a text: the id of one of answerLanguages(), "shell", "edit", "json",
/// "html", "css", "sql", "yaml", or empty when it resembles none of these.
struct LanguageGuess
{
    QString id;
    double confidence = 0; ///< 0 to 1
};

/// Looks at the first lines for marks that tell the languages apart.
[[nodiscard]] LanguageGuess guessLanguage(const QString &text);
/// How strongly the marks speak for a language; 0: not at all.
[[nodiscard]] double marksOf(const QString &text, const QString &id);

/// Does a text read as code of any language, also of those that are not known here: are most of its
/// lines statements, and is one of them told by its keyword?
[[nodiscard]] bool readsAsAnyCode(const QString &text);

} // namespace sandpad::runner
