#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What the remarks of a block's program say.
struct RemarkClaims
{
    /// One Line claim for each statement that has one, at the line where it ends; or
    /// an Output claim where remarks list the printed lines.
    QList<Claim> claims;
    /// Remarks that seem to claim something, but in words that cannot be compared; a sentence each.
    QStringList unread;
};

/// Each of several lists in one block can only be about a part of the output.
void openLists(QList<Claim> &claims);

} // namespace sandpad::runner
