#include "runner/answer/claims/ReadRemarks.h"

namespace sandpad::runner {

QString unreadSentence(int inputLine, const QString &remark)
{
    constexpr qsizetype kLongest = 80;
    const bool isLong = remark.size() > kLongest;
    return QStringLiteral("Line %1: the remark “%2” was not compared with anything.")
        .arg(inputLine)
        .arg(isLong ? remark.first(kLongest) + u'…' : remark);
}

} // namespace sandpad::runner
