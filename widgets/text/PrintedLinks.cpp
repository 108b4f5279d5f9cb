#include "widgets/text/PrintedLinks.h"

#include "widgets/text/LinkTable.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    /// Without what a sentence puts behind an address: "(see https://a.org/b_(c))."
    QStringView withoutSentence(QStringView address)
    {
        while (!address.isEmpty()) {
            const QChar last = address.back();
            const QChar opening = last == u')' ? u'(' : last == u']' ? u'[' : QChar();
            const bool isClosing =
                !opening.isNull() && address.count(last) > address.count(opening);
            if (!isClosing && !QStringView(u".,;:!?'\"*_").contains(last))
                break;
            address.chop(1);
        }
        return address;
    }

} // namespace

QList<PrintedLink> printedLinks(QStringView line)
{
    constexpr qsizetype kLooksAt = 64 << 10;
    // No control characters, quotes and angle brackets: RFC 3986, appendix C.
    static const QRegularExpression address(QStringLiteral(R"(\bhttps?://[^\s<>"`{}|\\^\p{C}]+)"),
                                            QRegularExpression::CaseInsensitiveOption
                                                | QRegularExpression::UseUnicodePropertiesOption);
    QList<PrintedLink> links;
    for (auto at = address.globalMatchView(line.first(std::min(line.size(), kLooksAt)));
         at.hasNext();) {
        const auto match = at.next();
        const QStringView found = withoutSentence(match.capturedView());
        if (found.size() > match.capturedView().indexOf(u"://") + 3)
            links.append({ .start = match.capturedStart(), .length = found.size() });
    }
    return links;
}

std::optional<PrintedLink> printedLinkAt(QStringView line, qsizetype unit)
{
    qsizetype from = std::max<qsizetype>(0, unit - LinkTable::kLongest);
    qsizetype to = std::min(line.size(), unit + LinkTable::kLongest);
    // Half a character would make the part no text.
    if (from < to && line[from].isLowSurrogate())
        ++from;
    if (from < to && line[to - 1].isHighSurrogate())
        --to;
    for (PrintedLink link : printedLinks(line.sliced(from, to - from))) {
        link.start += from;
        if (link.start <= unit && unit < link.start + link.length)
            return link;
    }
    return std::nullopt;
}

} // namespace sandpad::widgets
