#include "runner/model/MarkdownText.h"

#include "runner/model/HarmlessText.h"

#include <QStringView>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kShortestFence = 3;

    qsizetype longestRun(const QString &text, QChar character)
    {
        qsizetype longest = 0;
        qsizetype run = 0;
        for (const QChar c : text) {
            run = c == character ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        return longest;
    }

    /// How much of a line would make it a heading, a quote, a list or a rule.
    qsizetype lengthOfOpening(QStringView line)
    {
        if (line.isEmpty())
            return 0;
        const QChar first = line.front();
        const bool isAlone = line.size() == 1 || line[1].isSpace() || line[1] == first;
        if (QStringView(u"#=~").contains(first) || (QStringView(u"+-").contains(first) && isAlone))
            return 1;
        const auto end = std::ranges::find_if_not(line, [](QChar c) { return c.isDigit(); });
        const qsizetype digits = end - line.begin();
        const bool isNumbered =
            digits > 0 && digits < line.size() && QStringView(u".)").contains(line[digits]);
        return isNumbered ? digits + 1 : 0;
    }

} // namespace

QString fenced(const QString &text, const QString &label)
{
    const QString shown = harmless(text);
    const QString fence(std::max(kShortestFence, longestRun(shown, u'`') + 1), u'`');
    return fence + label + u'\n' + shown
        + (shown.endsWith(u'\n') ? QString() : QStringLiteral("\n")) + fence + u'\n';
}

QString asInline(const QString &text)
{
    QString escaped;
    for (const QChar c : harmless(text.simplified())) {
        // GitHub makes links of addresses, and sends a message to whom @ names outside of code.
        const bool isOfAddress = (c == u'/' && escaped.endsWith(u':'))
            || (c == u'.' && escaped.endsWith(QLatin1String("www"), Qt::CaseInsensitive));
        if (QStringView(u"\\`*[]<>&|").contains(c) || isOfAddress)
            escaped += u'\\';
        escaped += c == u'@' ? QStringLiteral("`@`") : QString(c);
    }
    return escaped;
}

QString asProse(const QString &text)
{
    QString prose = asInline(text);
    if (const qsizetype opening = lengthOfOpening(prose); opening > 0)
        prose.insert(opening - 1, u'\\');
    return prose;
}

} // namespace sandpad::runner
