#pragma once

#include "runner/answer/model/Answer.h"

#include <QDateTime>

namespace sandpad::app {

/// "1 block", "5 blocks".
[[nodiscard]] QString blockCount(qsizetype count);

/// What stands above the blocks: of an earlier session's results when they came, and what the
/// answer needs. Empty when there is nothing to say.
[[nodiscard]] QString topLines(const QDateTime &before,
                               const QList<runner::Dependency> &dependencies);

/// What an answer is called by its heading or first sentence; empty where it begins with code.
[[nodiscard]] QString answerTitle(const QByteArray &text);

} // namespace sandpad::app
