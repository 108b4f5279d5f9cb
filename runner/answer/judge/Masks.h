#pragma once

#include "runner/answer/judge/Tokens.h"

#include <QStringList>

namespace sandpad::runner {

/// The tokens of the first of several outputs. Those that are not the same in all outputs are open.
[[nodiscard]] QList<Token> masked(const QStringList &actuals);

/// Makes the parts of today's date and of a time match anything.
void maskToday(QList<Token> &tokens, const QString &text);

/// Makes measured times ("took 0.10 s", "elapsed: 0.1", "3 ms") match any number.
void maskDurations(QList<Token> &tokens, const QString &text);

/// Does the token match anything, or anything of its kind?
[[nodiscard]] bool isOpen(const Token &token);

} // namespace sandpad::runner
