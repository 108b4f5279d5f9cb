#pragma once

#include "runner/answer/judge/Tokens.h"

#include <QStringList>

namespace sandpad::runner {

/// The first of several runs' outputs; what is not the same in all of them stands for anything.
[[nodiscard]] QList<Token> masked(const QStringList &actuals);

/// Makes the parts of today's date and of a time stand for anything.
void maskToday(QList<Token> &tokens, const QString &text);

/// Makes measured times ("took 0.10 s", "elapsed: 0.1", "3 ms") stand for any number.
void maskDurations(QList<Token> &tokens, const QString &text);

/// Does it stand for anything, or for anything of its kind?
[[nodiscard]] bool isOpen(const Token &token);

} // namespace sandpad::runner
