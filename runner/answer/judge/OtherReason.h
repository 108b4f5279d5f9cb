#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// A claim about a line that is not as the line gave.
struct Misfit
{
    const Claim &claimed;
    const Comparison &found;
    const QString &statement; ///< that the line ends
};

/// Does the difference come of the machine or the page, not of the code: the statement asks for a
/// place, a size or an identity, calls a function of which only dots are shown, or gave what a
/// console cannot show; or the claim is a remark in words? `program` is what ran.
[[nodiscard]] bool hasOtherReason(const Misfit &misfit, const AnswerBlock &block,
                                  const QByteArray &program);

} // namespace sandpad::runner
