#include "widgets/editor/Replacement.h"

namespace sandpad::widgets {

QString expanded(const QString &replacement, const QRegularExpressionMatch &match)
{
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const QChar sign = replacement[i];
        const QChar next = i + 1 < replacement.size() ? replacement[i + 1] : QChar();
        const bool isSign = sign == u'$' || sign == u'\\';
        if (isSign && next >= u'0' && next <= u'9')
            text += match.captured(next.unicode() - u'0');
        else if (isSign && next == sign)
            text += sign;
        else if (sign == u'\\' && next == u'n')
            text += u'\n';
        else if (sign == u'\\' && next == u't')
            text += u'\t';
        else {
            text += sign;
            continue;
        }
        ++i;
    }
    return text;
}

} // namespace sandpad::widgets
