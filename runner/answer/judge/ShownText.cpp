#include "runner/answer/judge/ShownText.h"

#include <QRegularExpression>
#include <QStringList>

namespace sandpad::runner {

QString asShown(QString text)
{
    static const QRegularExpression control(
        QStringLiteral("\x1b(?:\\[[0-9;?]*[A-Za-z]|\\][^\x07\x1b]*(?:\x07|\x1b\\\\))"));
    if (text.contains(u'\x1b'))
        text.remove(control);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    if (!text.contains(u'\r'))
        return text;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line.remove(0, line.lastIndexOf(u'\r', -2) + 1);
    return lines.join(u'\n');
}

} // namespace sandpad::runner
