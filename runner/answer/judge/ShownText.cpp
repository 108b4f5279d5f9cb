#include "runner/answer/judge/ShownText.h"

#include "runner/terminal/EscapeReader.h"

#include <QStringList>

namespace sandpad::runner {

QString asShown(QString text)
{
    if (text.contains(u'\x1b'))
        text = withoutSequences(text);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    if (!text.contains(u'\r'))
        return text;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line.remove(0, line.lastIndexOf(u'\r', -2) + 1);
    return lines.join(u'\n');
}

} // namespace sandpad::runner
