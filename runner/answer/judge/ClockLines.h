#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// May what a line of a block gives depend on what time it is? Follows the clock through the names
/// that lines give a value, and through the functions and classes whose bodies read it. `line`
/// counts from 1. Knows no grammar: it rather says yes.
[[nodiscard]] bool dependsOnClock(const AnswerBlock &block, int line);

/// The time of day is in many values that do not look like one: is the difference one of numbers?
[[nodiscard]] bool isTimeOfDay(const Comparison &comparison);

/// Is it whether two values are equal, of a statement that depends on the clock? Between two looks
/// at the clock it may have gone on.
[[nodiscard]] bool isOfEqualTimes(const Comparison &comparison, const QString &statement);

/// Takes an accusation back where code that asks for the date prints what is claimed, but for
/// numbers, weekdays and months.
[[nodiscard]] Comparison unlessOtherDay(Comparison comparison, const QString &code);

} // namespace sandpad::runner
