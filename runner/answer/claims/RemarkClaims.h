#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

struct RemarkClaims
{
    /// One Line claim for each line with one, at the line whose statement it is about; or an Output
    /// claim where a list of lines stands in remarks.
    QList<Claim> claims;
    /// Remarks that seem to claim something, in words that nothing can be compared with; a sentence
    /// each.
    QStringList unread;
};

/// Of a remark in this line of the answer that was not compared.
[[nodiscard]] QString unreadSentence(int inputLine, const QString &remark);

/// What the remarks of a program claim. `firstLine` is where the code begins in the answer.
[[nodiscard]] RemarkClaims claimsInRemarks(const QString &code, const QString &languageId,
                                           int firstLine);

} // namespace sandpad::runner
