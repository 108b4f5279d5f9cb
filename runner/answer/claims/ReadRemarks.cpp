#include "runner/answer/claims/ReadRemarks.h"

#include <algorithm>

namespace sandpad::runner {

QString unreadSentence(int inputLine, const QString &remark)
{
    constexpr qsizetype kLongest = 80;
    const bool isLong = remark.size() > kLongest;
    return QStringLiteral("Line %1: the remark “%2” was not compared with anything.")
        .arg(inputLine)
        .arg(isLong ? remark.first(kLongest) + u'…' : remark);
}

void openLists(QList<Claim> &claims)
{
    const auto isList = [](const Claim &claim) { return claim.kind == ClaimKind::Output; };
    if (std::ranges::count_if(claims, isList) < 2)
        return;
    for (Claim &claim : claims)
        claim.isPart = claim.isPart || isList(claim);
}

} // namespace sandpad::runner
