#pragma once

#include "runner/answer/judge/Tokens.h"

namespace sandpad::runner {

/// Makes `...` and `…` match anything, except where `actual` has them behind the same word: the
/// program printed "Loading..." itself. Behind the digits of a fraction they may also stand for
/// more digits; with `isFraction` they do.
[[nodiscard]] QList<Token> withEllipses(const QList<Token> &tokens, const QString &actual,
                                        bool isFraction = false);

} // namespace sandpad::runner
