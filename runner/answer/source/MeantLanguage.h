#pragma once

#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"

namespace sandpad::runner {

/// The language that code of a language seems to be written in instead. The id of one of
/// answerLanguages(); empty when the code may be what it is said to be.
[[nodiscard]] QString otherLanguage(const QByteArray &code, const QString &languageId);

/// What a text seems to be instead of a program: "json", "html", "css", "sql" or "shell"; empty
/// when it may be a program. JSON is parsed, since a list is a program, too, in some languages.
[[nodiscard]] QString otherKind(const QByteArray &text);

/// The language that code seems to be written in, when it failed in its own language as code of
/// another one does: it does not parse, or a name is unknown. The id of one of answerLanguages();
/// empty when the code seems to be what it is said to be.
[[nodiscard]] QString meantLanguage(const Snippet &snippet, const ErrorReport &error);

/// The event, in which the error of a run of this snippet names the language that was meant and
/// has a hint that says so there. Other events stay as they are.
[[nodiscard]] RunEvent withMeantLanguage(RunEvent event, const Snippet &snippet, Front front);

} // namespace sandpad::runner
