#pragma once

#include <QString>

namespace sandpad::runner {

/// What a piece of text probably is: the id of one of answerLanguages(), "shell", "edit", "json",
/// "html", "css", "sql", "yaml", or empty when it looks like nothing of these.
struct LanguageGuess
{
    QString id;
    double confidence = 0; ///< 0 to 1
};

/// Looks at the first lines for marks that tell the languages apart.
[[nodiscard]] LanguageGuess guessLanguage(const QString &text);
/// How much speaks for one of the languages; 0: nothing.
[[nodiscard]] double marksOf(const QString &text, const QString &id);

} // namespace sandpad::runner
