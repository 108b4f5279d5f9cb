#include "widgets/editor/LongLines.h"

#include <QCoreApplication>
#include <QList>

namespace sandpad::widgets {

bool hasLongLine(const QByteArray &text)
{
    qsizetype start = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        if (end - start > kLongestEditedLine)
            return true;
        start = end + 1;
    }
    return text.size() - start > kLongestEditedLine;
}

QByteArray shortened(const QByteArray &whole)
{
    constexpr qsizetype kShown = 40;
    QByteArray text;
    for (const QByteArray &line : whole.split('\n')) {
        if (line.size() <= kLongestEditedLine)
            text += line;
        else
            text += line.first(kShown)
                + QCoreApplication::translate(
                      "sandpad::widgets::CodeEditor",
                      " … (this line has %1 bytes; it is kept and run whole, but is too "
                      "long to be edited here)")
                      .arg(line.size())
                      .toUtf8();
        text += '\n';
    }
    text.chop(1);
    return text;
}

} // namespace sandpad::widgets
