#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

struct RemarkClaims
{
    /// One Line claim for each line that has one, at the line of the statement that it is about; or
    /// an Output claim where remarks list the printed lines.
    QList<Claim> claims;
    /// Remarks that seem to claim something, but in words that cannot be compared; a sentence each.
    QStringList unread;
};

/// The sentence about a remark in this line of the answer that was not compared.
[[nodiscard]] QString unreadSentence(int inputLine, const QString &remark);

/// The claims in the remarks of a program. `firstLine` is the answer's line where the code begins.
[[nodiscard]] RemarkClaims claimsInRemarks(const QString &code, const QString &languageId,
                                           int firstLine);

} // namespace sandpad::runner
