#include "runner/answer/judge/PrintedPart.h"

#include <algorithm>

namespace sandpad::runner {

QString printedPart(const QString &given, const QString &asText)
{
    const QString all = given.trimmed();
    const QString value = asText.trimmed();
    for (const QString &end : { value, u'\'' + value + u'\'', u'"' + value + u'"' }) {
        const QString front = all.chopped(std::min(all.size(), end.size()));
        if (!end.isEmpty() && all.endsWith(end) && front.endsWith(u'\n'))
            return front;
    }
    return {};
}

QStringList lastLinesOf(const QStringList &given)
{
    QStringList lines;
    for (const QString &text : given) {
        const QString last = text.trimmed().section(u'\n', -1);
        lines.append(isNoValue(last) ? last : QString());
    }
    return lines;
}

bool isPrintedText(const QString &actual, const MarkedOutput &output, int line)
{
    const QString text = actual.trimmed();
    return !output.values.contains(line) || output.beside.value(line).value(0).trimmed() == text
        || output.given.value(line).value(0).trimmed().startsWith(text + u'\n');
}

bool beginsWith(const QString &printed, const QString &claimed)
{
    QStringList lines = claimed.trimmed().split(u'\n');
    while (!lines.isEmpty()
           && (lines.last().trimmed().isEmpty() || lines.last().trimmed() == u"..."
               || lines.last().trimmed() == u"…"))
        lines.removeLast();
    const auto isSame = [](const QString &a, const QString &b) {
        return a.trimmed() == b.trimmed();
    };
    return lines.size() > 1
        && std::ranges::equal(lines,
                              printed.trimmed().split(u'\n').first(
                                  std::min(lines.size(), printed.trimmed().count(u'\n') + 1)),
                              isSame);
}

bool hasDigits(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isDigit(); });
}

bool isNoValue(const QString &value)
{
    return value == u"None" || value == u"undefined";
}

} // namespace sandpad::runner
