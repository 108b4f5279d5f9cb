#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// Is a line of JavaScript false only because Node.js runs it and no page? There a `var` outside of
/// functions is a property of the global object, `this.x`, and a timer is a number. Or does the
/// line call a function that a later declaration of the same name replaces from the start, as in a
/// list of a wrong and a right way?
[[nodiscard]] bool isOtherInPage(const Comparison &comparison, const AnswerBlock &block,
                                 const QString &statement, const QString &printed);

} // namespace sandpad::runner
