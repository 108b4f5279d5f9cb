#pragma once

#include "runner/answer/model/Answer.h"

#include <QByteArray>

namespace sandpad::runner {

/// A pasted text made ready for reading: UTF-8, one kind of line end, no byte order mark. Line
/// numbers stay those of the input.
struct AnswerText
{
    QByteArray text;
    /// What was taken out: "wrapper".
    QList<Repair> repairs;
    bool isCut = false; ///< there was more than is read
    bool isLatin = false; ///< it was no UTF-8, and read as Latin-1
};

/// Takes out what a model thought to itself (<think> … </think>) and the fence around a whole
/// reply (```markdown).
[[nodiscard]] AnswerText prepareAnswer(const QByteArray &bytes);

} // namespace sandpad::runner
