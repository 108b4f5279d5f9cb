#include "runner/model/FirstLine.h"

#include <QRegularExpression>

namespace sandpad::runner {

QString interpreterInFirstLine(const QByteArray &code)
{
    static const QRegularExpression form(
        QStringLiteral(R"(\A#!\s*(?:\S*/)?(?:env\s+(?:-\S+\s+)*)?(?:\S*/)?([A-Za-z#]+)[\d.]*\b)"));
    constexpr qsizetype kLongestLine = 200;
    return form.match(QString::fromUtf8(code.left(kLongestLine))).captured(1);
}

} // namespace sandpad::runner
