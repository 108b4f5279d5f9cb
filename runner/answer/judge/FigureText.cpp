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

    void add(FigureText &found, const QString &text)
    {
        const QString trimmed = text.simplified().left(kLongestTitle);
        static const QRegularExpression number(QStringLiteral(R"(^[\d.,−\-\s]*$)"));
        QStringList &texts = number.match(trimmed).hasMatch() ? found.numbers : found.texts;
        if (texts.size() >= kMostTexts)
            found.isWhole = false;
        else if (!texts.contains(trimmed))
            texts.append(trimmed);
    }

    /// A remark as matplotlib writes it: with the signs of XML as entities, and a space between two
    /// hyphens.
    QString withoutEntities(QString remark)
    {
        return remark.replace(QLatin1String("&lt;"), QLatin1String("<"))
            .replace(QLatin1String("&gt;"), QLatin1String(">"))
            .replace(QLatin1String("&amp;"), QLatin1String("&"))
            .replace(QLatin1String("- -"), QLatin1String("--"));
    }

    /// Says whether all of it was read.
    bool readSvg(const QByteArray &svg, FigureText &found)
    {
        const QString text = QString::fromUtf8(svg);
        if (xmlExcess(text) != XmlExcess::None)
            return false;
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
                    add(found, xml.text().toString());
                break;
            case QXmlStreamReader::Comment:
                add(found, withoutEntities(xml.text().toString()));
                break;
            default:
                break;
            }
        }
        return !xml.hasError();
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
        const QByteArray svg = display.data(QStringLiteral("image/svg+xml"));
        if (svg.isEmpty() || !readSvg(svg, found))
            found.isWhole = false;
    }
    return found;
}

namespace {

    /// Does one of the texts hold the quoted one, as whole words?
    bool holds(const QStringList &texts, const QString &quoted)
    {
        const QRegularExpression words(QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])")
                                           .arg(QRegularExpression::escape(quoted)),
                                       QRegularExpression::CaseInsensitiveOption
                                           | QRegularExpression::UseUnicodePropertiesOption);
        return std::ranges::any_of(texts,
                                   [&words](const QString &text) { return text.contains(words); });
    }

    /// Are the titles and labels that a claim quotes in the figure? Where its texts are not known
    /// nothing is found out. In a drawing of hand-drawn letters there are none.
    Verdict onQuoted(const QString &claim, const FigureText &figures)
    {
        static const QRegularExpression quoted(QStringLiteral("[\"“`']([^\"”`']{2,80})[\"”`']"));
        const bool isKnown = figures.isWhole && !figures.texts.isEmpty();
        for (auto at = quoted.globalMatch(claim); at.hasNext();) {
            const QString text = at.next().captured(1).simplified();
            if (!holds(figures.texts, text) && !holds(figures.numbers, text))
                return isKnown ? Verdict::Differs : Verdict::NotChecked;
        }
        return Verdict::Matches;
    }

    bool areAsMany(const QString &claim, const FigureText &figures)
    {
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
    comparison.verdict = figures.count == 0 || !areAsMany(claim, figures)
        ? Verdict::Differs
        : onQuoted(claim, figures);
    comparison.actual = figures.count == 0 ? Say::tr("no figure")
        : figures.count == 1               ? Say::tr("1 figure")
                             : Say::tr("%n figures", nullptr, static_cast<int>(figures.count));
    if (!figures.texts.isEmpty())
        comparison.actual += QStringLiteral(": ") + figures.texts.join(QStringLiteral(", "));
    if (comparison.verdict == Verdict::NotChecked)
        comparison.note = Say::tr("The texts of the figure could not be read.");
    else if (figures.count > 0)
        comparison.note = Say::tr("What the figure looks like was not checked.");
    return comparison;
}

} // namespace sandpad::runner
