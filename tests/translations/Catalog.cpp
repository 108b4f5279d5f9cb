#include "tests/translations/Catalog.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message { .context = context, .source = {}, .forms = {} };
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            message.forms = text.startsWith(u'\n') && text.trimmed() != text
                ? text.trimmed().split(QRegularExpression(QStringLiteral("\n\\s*")))
                : QStringList(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// "%1", "%n", "{package}", in order.
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(QStringLiteral(R"(%L?(?:\d+|n)|\{\w+\})"));
    QStringList places;
    for (const auto &match : place.globalMatch(text))
        places.append(match.captured());
    places.sort();
    return places;
}

/// The space at its ends, and nothing else of it.
QString frameOf(const QString &text)
{
    const auto isSpace = [](QChar c) { return c == u' ' || c == u'\n' || c == u'\t'; };
    const qsizetype first = std::ranges::find_if_not(text, isSpace) - text.begin();
    qsizetype last = text.size();
    while (last > first && isSpace(text[last - 1]))
        --last;
    return QString(text.first(first)).remove(u' ') + (first > 0 ? u'<' : u'.')
        + (last < text.size() ? u'>' : u'.');
}

} // namespace

QList<Message> messagesIn(const QByteArray &ts)
{
    QList<Message> messages;
    QXmlStreamReader xml(ts);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.append(readMessage(xml, context));
    }
    return messages;
}

QStringList faultsOf(const QList<Message> &messages)
{
    QStringList faults;
    for (const auto &[context, source, forms, isFinished] : messages) {
        const auto tell = [&](const QString &what) {
            faults.append(QStringLiteral("%1: %2: %3").arg(what, context, source));
        };
        for (const QString &form : forms) {
            if (!isFinished || form.isEmpty())
                tell(QStringLiteral("unfinished"));
            else if (placesIn(form) != placesIn(source))
                tell(QStringLiteral("other places"));
            // A list in Chinese needs no space.
            else if (frameOf(form) != frameOf(source) && source != QLatin1String(", ")
                     && source != QLatin1String("; "))
                tell(QStringLiteral("other space around it"));
        }
    }
    return faults;
}
