#include "runner/answer/claims/ReadRemarks.h"

#include <algorithm>

namespace sandpad::runner {

void openLists(QList<Claim> &claims)
{
    const auto isList = [](const Claim &claim) { return claim.kind == ClaimKind::Output; };
    if (std::ranges::count_if(claims, isList) < 2)
        return;
    for (Claim &claim : claims)
        claim.isPart = claim.isPart || isList(claim);
}

} // namespace sandpad::runner
