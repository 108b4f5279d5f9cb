#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// A program without the damage of pasting, and each change with its line.
struct RepairedCode
{
    QString code;
    QList<Repair> repairs;
};

/// Repairs, in this order: "button" (a "Copy code" line), "marks" (of a page, `*!*` and `*/!*`),
/// "notes" (words below the code), "indent" (common to all lines), "numbers" (of lines), "prompts",
/// "space" (not on any keyboard), "invisible" characters, "quotes" and "dashes" outside of string
/// literals, "emphasis" (`**init**`) and "entities" (`&lt;`). Never guesses code that was left out.
[[nodiscard]] RepairedCode repairPaste(const QString &code, const QString &languageId);

/// Was code left out on purpose ("... rest unchanged", "existing code here")?
[[nodiscard]] bool hasElision(const QString &code, const QString &languageId);

/// Does code have characters that change the direction of text, so that it can look like other
/// code?
[[nodiscard]] bool hasDirectionMarks(const QString &code);

} // namespace sandpad::runner
