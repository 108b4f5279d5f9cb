#include "runner/answer/judge/OtherScript.h"

#include "runner/answer/claims/ClaimWords.h"

#include <QRegularExpression>

namespace sandpad::runner {

bool explainsInOtherScript(const QString &remark, const QString &actual)
{
    static const QRegularExpression other(QStringLiteral(R"((?=\p{L})\P{Latin})"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return remark.contains(other) && !actual.contains(other) && !beginsWithValue(remark);
}

} // namespace sandpad::runner
