#include "runner/answer/judge/FigureText.h"

#include "runner/model/Say.h"
#include "runner/model/XmlBounds.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostTexts = 200;
    constexpr qsizetype kLongestTitle = 200;

    void add(QStringList &texts, const QString &text)
    {
        const QString trimmed = text.simplified().left(kLongestTitle);
        static const QRegularExpression number(QStringLiteral(R"(^[\d.,−\-\s]*$)"));
        if (!number.match(trimmed).hasMatch() && !texts.contains(trimmed)
            && texts.size() < kMostTexts)
            texts.append(trimmed);
    }

    void readSvg(const QByteArray &svg, QStringList &texts)
    {
        const QString text = QString::fromUtf8(svg);
        if (xmlExcess(text) != XmlExcess::None)
            return;
        QXmlStreamReader xml(text);
        xml.setEntityExpansionLimit(0);
        int depth = 0; // within a text element
        while (!xml.atEnd()) {
            switch (xml.readNext()) {
            case QXmlStreamReader::StartElement:
                depth += depth > 0 || xml.name() == QLatin1String("text") ? 1 : 0;
                break;
            case QXmlStreamReader::EndElement:
                depth -= depth > 0 ? 1 : 0;
                break;
            case QXmlStreamReader::Characters:
                if (depth > 0)
                    add(texts, xml.text().toString());
                break;
            case QXmlStreamReader::Comment:
                add(texts, xml.text().toString());
                break;
            default:
                break;
            }
        }
    }

} // namespace

FigureText figureText(const QList<MimeBundle> &displays)
{
    FigureText found;
    for (const MimeBundle &display : displays) {
        const QStringList types = display.mimeTypes();
        const bool isPicture = std::ranges::any_of(
            types, [](const QString &type) { return type.startsWith(QLatin1String("image/")); });
        if (!isPicture)
            continue;
        ++found.count;
        if (const QByteArray svg = display.data(QStringLiteral("image/svg+xml")); !svg.isEmpty())
            readSvg(svg, found.texts);
    }
    return found;
}

namespace {

    /// The titles and labels that a claim quotes must be in the figure, where its texts are known.
    /// There must be as many figures as the claim counts.
    bool holdsWhatIsQuoted(const QString &claim, const FigureText &figures)
    {
        static const QRegularExpression quoted(QStringLiteral("[\"“`']([^\"”`']{2,80})[\"”`']"));
        for (auto at = quoted.globalMatch(claim); at.hasNext() && !figures.texts.isEmpty();) {
            const QString text = at.next().captured(1).simplified();
            const bool isThere = std::ranges::any_of(figures.texts, [&](const QString &other) {
                return other.contains(text, Qt::CaseInsensitive);
            });
            if (!isThere)
                return false;
        }
        static const QRegularExpression counted(
            QStringLiteral("\\b(two|three|four|five|[2-9]) (?:separate |different "
                           ")?(?:figures|charts|graphs)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QStringList words { QStringLiteral("two"), QStringLiteral("three"),
                                         QStringLiteral("four"), QStringLiteral("five") };
        const QString count = counted.match(claim).captured(1).toLower();
        const auto number = words.contains(count) ? words.indexOf(count) + 2 : count.toInt();
        return count.isEmpty() || number == figures.count;
    }

} // namespace

Comparison compareFigure(const QString &claim, const FigureText &figures)
{
    Comparison comparison;
    comparison.claimed = claim;
    comparison.verdict = figures.count > 0 && holdsWhatIsQuoted(claim, figures) ? Verdict::Matches
                                                                                : Verdict::Differs;
    comparison.actual = figures.count == 0 ? Say::tr("no figure")
        : figures.count == 1               ? Say::tr("1 figure")
                             : Say::tr("%n figures", nullptr, static_cast<int>(figures.count));
    if (!figures.texts.isEmpty())
        comparison.actual += QStringLiteral(": ") + figures.texts.join(QStringLiteral(", "));
    if (figures.count > 0)
        comparison.note = Say::tr("What the figure looks like was not checked.");
    return comparison;
}

} // namespace sandpad::runner
