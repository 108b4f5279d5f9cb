#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// A program with what pasting did to it undone, and each change by its line.
struct RepairedCode
{
    QString code;
    QList<Repair> repairs;
};

/// Undoes, in this order: "button" (a "Copy code" line), "indent" (common to all lines),
/// "numbers" (of lines), "prompts", "space" (that is none of a keyboard's), "invisible"
/// characters, "quotes" and "dashes" outside of string literals, "emphasis" (`**init**`) and
/// "entities" (`&lt;`). Never guesses at what was left out.
[[nodiscard]] RepairedCode repairPaste(const QString &code, const QString &languageId);

/// Was something left out on purpose ("... rest unchanged", "existing code here")?
[[nodiscard]] bool hasElision(const QString &code, const QString &languageId);

/// Characters that turn the direction of text around, by which code can look like other code.
[[nodiscard]] bool hasDirectionMarks(const QString &code);

} // namespace sandpad::runner
