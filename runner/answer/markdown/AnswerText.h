#pragma once

#include "runner/answer/model/Answer.h"

#include <QByteArray>

namespace sandpad::runner {

/// A pasted text made ready for reading: UTF-8, one kind of line end, no byte order mark. Line
/// numbers stay those of the input.
struct AnswerText
{
    QByteArray text;
    /// What was removed: "wrapper".
    QList<Repair> repairs;
    bool isCut = false; ///< the text was longer than what is read
    bool isLatin = false; ///< the bytes were no UTF-8, and were read as Latin-1
};

/// Removes a model's thoughts (<think> … </think>), the fence around a whole reply (```markdown),
/// and what a reader of the page does not see: comments, scripts, styles and declarations of HTML.
[[nodiscard]] AnswerText prepareAnswer(const QByteArray &bytes);

} // namespace sandpad::runner
