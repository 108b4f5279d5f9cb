#include "widgets/markup/SvgFilter.h"

#include "runner/model/XmlBounds.h"
#include "widgets/markup/CssFilter.h"
#include "widgets/markup/SvgUses.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSet>
#include <QStringConverter>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using runner::ErrorCode;
    using runner::fail;

    constexpr qsizetype kMostSvgBytes = 16 << 20;
    constexpr int kMostSvgElements = 200'000;
    constexpr int kMostSvgDepth = 64;
    constexpr qsizetype kMostPicture = 8 << 20;

    struct SvgTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::SvgFilter)
    };

    const QSet<QString> &elements()
    {
        static const QSet<QString> names {
            QStringLiteral("svg"),
            QStringLiteral("g"),
            QStringLiteral("defs"),
            QStringLiteral("symbol"),
            QStringLiteral("use"),
            QStringLiteral("path"),
            QStringLiteral("rect"),
            QStringLiteral("circle"),
            QStringLiteral("ellipse"),
            QStringLiteral("line"),
            QStringLiteral("polyline"),
            QStringLiteral("polygon"),
            QStringLiteral("text"),
            QStringLiteral("tspan"),
            QStringLiteral("title"),
            QStringLiteral("desc"),
            QStringLiteral("stop"),
            QStringLiteral("linearGradient"),
            QStringLiteral("radialGradient"),
            QStringLiteral("clipPath"),
            QStringLiteral("image"),
            QStringLiteral("mask"),
            QStringLiteral("pattern"),
            QStringLiteral("marker"),
            QStringLiteral("a"),
            QStringLiteral("switch"),
            QStringLiteral("filter"),
            QStringLiteral("feBlend"),
            QStringLiteral("feColorMatrix"),
            QStringLiteral("feComponentTransfer"),
            QStringLiteral("feComposite"),
            QStringLiteral("feConvolveMatrix"),
            QStringLiteral("feDiffuseLighting"),
            QStringLiteral("feDisplacementMap"),
            QStringLiteral("feDistantLight"),
            QStringLiteral("feDropShadow"),
            QStringLiteral("feFlood"),
            QStringLiteral("feFuncA"),
            QStringLiteral("feFuncB"),
            QStringLiteral("feFuncG"),
            QStringLiteral("feFuncR"),
            QStringLiteral("feGaussianBlur"),
            QStringLiteral("feMerge"),
            QStringLiteral("feMergeNode"),
            QStringLiteral("feMorphology"),
            QStringLiteral("feOffset"),
            QStringLiteral("fePointLight"),
            QStringLiteral("feSpecularLighting"),
            QStringLiteral("feSpotLight"),
            QStringLiteral("feTile"),
            QStringLiteral("feTurbulence"),
        };
        return names;
    }

    /// The name without its prefix. Qt's own reading of prefixes looks through all that were
    /// declared at each element.
    QStringView localName(QStringView name)
    {
        return name.sliced(name.indexOf(u':') + 1);
    }

    QStringView nameOf(const QXmlStreamReader &in)
    {
        return localName(in.qualifiedName());
    }

    runner::Result<QByteArray> filtered(const QByteArray &svg, int nesting);

    /// An embedded picture as it may stay; empty: it may not. One that is SVG is filtered, too.
    QString embeddedPicture(const QString &url, int nesting)
    {
        static const QStringList kBitmaps { QStringLiteral("image/png"),
                                            QStringLiteral("image/jpeg"),
                                            QStringLiteral("image/jpg"),
                                            QStringLiteral("image/gif") };
        constexpr int kMostNesting = 2;
        const QString scheme = QStringLiteral("data:");
        const qsizetype comma = url.indexOf(u',');
        if (!url.startsWith(scheme, Qt::CaseInsensitive) || comma < 0 || url.size() >= kMostPicture)
            return {};
        const QString head = url.sliced(scheme.size(), comma - scheme.size()).toLower();
        const bool isBase64 = head.endsWith(QLatin1String(";base64"));
        const QString type = head.section(u';', 0, 0).trimmed();
        if (kBitmaps.contains(type))
            return isBase64 ? url : QString();
        if (type != QLatin1String("image/svg+xml") || nesting >= kMostNesting)
            return {};
        const QByteArray data = url.sliced(comma + 1).toUtf8();
        const auto inner = filtered(isBase64 ? QByteArray::fromBase64(data)
                                             : QByteArray::fromPercentEncoding(data),
                                    nesting + 1);
        return inner
            ? QStringLiteral("data:image/svg+xml;base64,") + QString::fromLatin1(inner->toBase64())
            : QString();
    }

    /// A reference inside the document, or an embedded picture; empty where it is neither.
    QString harmlessReference(const QString &element, const QString &value, int nesting)
    {
        if (value.startsWith(u'#'))
            return value;
        return element == QLatin1String("image") ? embeddedPicture(value, nesting) : QString();
    }

    void writeAttributes(QXmlStreamWriter &out, const QString &element,
                         const QXmlStreamAttributes &attributes, int nesting)
    {
        for (const QXmlStreamAttribute &attribute : attributes) {
            const QString name = attribute.qualifiedName().toString();
            const QString value = attribute.value().toString();
            const bool isReference = localName(attribute.qualifiedName()) == QLatin1String("href");
            // Names with a prefix are of editors, and their prefixes are not declared here.
            const bool isForeign = name.contains(u':') && !isReference
                && name != QLatin1String("xml:space") && name != QLatin1String("xml:lang");
            if (name.startsWith(QLatin1String("on"), Qt::CaseInsensitive) || isForeign)
                continue;
            const QString harmless = isReference ? harmlessReference(element, value, nesting)
                                                 : withoutOutsideReferences(value);
            if (!isReference || !harmless.isEmpty())
                out.writeAttribute(isReference ? QStringLiteral("xlink:href") : name, harmless);
        }
    }

    void writeStart(QXmlStreamWriter &out, const QXmlStreamReader &in, bool isRoot, int nesting)
    {
        const QString element = nameOf(in).toString();
        out.writeStartElement(element);
        if (isRoot) {
            out.writeAttribute(QStringLiteral("xmlns"),
                               QStringLiteral("http://www.w3.org/2000/svg"));
            out.writeAttribute(QStringLiteral("xmlns:xlink"),
                               QStringLiteral("http://www.w3.org/1999/xlink"));
        }
        QXmlStreamAttributes attributes = in.attributes();
        attributes.removeIf([](const QXmlStreamAttribute &attribute) {
            return attribute.qualifiedName().startsWith(QLatin1String("xmlns"));
        });
        writeAttributes(out, element, attributes, nesting);
    }

    /// The state of one pass over the document.
    struct Walk
    {
        QXmlStreamReader in;
        QXmlStreamWriter out;
        SvgUses uses;
        int nesting = 0; ///< in how many others this document is a picture
        int depth = 0;
    };

    void noteUses(SvgUses &uses, const QXmlStreamReader &in)
    {
        QString id;
        for (const QXmlStreamAttribute &attribute : in.attributes()) {
            if (localName(attribute.qualifiedName()) == QLatin1String("id"))
                id = attribute.value().toString();
        }
        uses.open(id);
        if (nameOf(in) != QLatin1String("use"))
            return;
        for (const QXmlStreamAttribute &attribute : in.attributes()) {
            if (localName(attribute.qualifiedName()) == QLatin1String("href"))
                uses.use(attribute.value().mid(1).toString());
        }
    }

    void writeStyle(Walk &walk)
    {
        const QString rules = walk.in.readElementText(QXmlStreamReader::SkipChildElements);
        if (walk.depth > 0)
            walk.out.writeTextElement(QStringLiteral("style"), withoutOutsideReferences(rules));
    }

    /// The reason why the document is refused; empty when it is not.
    QString step(Walk &walk)
    {
        switch (walk.in.readNext()) {
        case QXmlStreamReader::StartElement:
            if (walk.depth == 0 && nameOf(walk.in) != QLatin1String("svg"))
                return SvgTexts::tr("it is no SVG");
            if (nameOf(walk.in) == QLatin1String("style")) {
                writeStyle(walk);
                return {};
            }
            if (!elements().contains(nameOf(walk.in).toString())) {
                walk.in.skipCurrentElement();
                return {};
            }
            if (++walk.depth > kMostSvgDepth)
                return SvgTexts::tr("it is nested too deeply");
            noteUses(walk.uses, walk.in);
            writeStart(walk.out, walk.in, walk.depth == 1, walk.nesting);
            return {};
        case QXmlStreamReader::EndElement:
            --walk.depth;
            walk.uses.close();
            walk.out.writeEndElement();
            return {};
        case QXmlStreamReader::Characters:
            if (walk.depth > 0)
                walk.out.writeCharacters(walk.in.text().toString());
            return {};
        case QXmlStreamReader::EntityReference:
            return SvgTexts::tr("it uses entities");
        case QXmlStreamReader::DTD:
            // A DTD alone is allowed: matplotlib names the standard one, which is never fetched. A
            // DTD with declarations is refused.
            return walk.in.text().contains(u'[') ? SvgTexts::tr("it declares entities") : QString();
        default:
            return {};
        }
    }

    /// What Qt's reader would take far longer or more memory for than its length; empty when there
    /// is nothing. The text must be decoded, because a reader that decodes may see other
    /// characters.
    QString slowPart(const QString &svg)
    {
        switch (runner::xmlExcess(svg, { .elements = kMostSvgElements })) {
        case runner::XmlExcess::None:
            return {};
        case runner::XmlExcess::Elements:
            return SvgTexts::tr("it has more than 200,000 elements");
        case runner::XmlExcess::Depth:
            return SvgTexts::tr("it is nested too deeply");
        case runner::XmlExcess::Attributes:
            return SvgTexts::tr("an element has too many attributes");
        case runner::XmlExcess::Declarations:
            return SvgTexts::tr("it declares entities");
        }
        Q_UNREACHABLE_RETURN({});
    }

    runner::Result<QByteArray> filtered(const QByteArray &svg, int nesting)
    {
        if (svg.size() > kMostSvgBytes)
            return fail(ErrorCode::Unsupported, SvgTexts::tr("it is larger than 16 MiB"));
        const auto encoding = QStringConverter::encodingForData(svg, u'<');
        const QString text = QStringDecoder(encoding.value_or(QStringConverter::Utf8))(svg);
        if (const QString slow = slowPart(text); !slow.isEmpty())
            return fail(ErrorCode::Unsupported, slow);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Walk walk { .in = QXmlStreamReader(text),
                    .out = QXmlStreamWriter(&buffer),
                    .uses = {},
                    .nesting = nesting };
        walk.in.setNamespaceProcessing(false);
        walk.in.setEntityExpansionLimit(0);
        while (!walk.in.atEnd()) {
            const QString refusal = step(walk);
            if (!refusal.isEmpty())
                return fail(ErrorCode::Unsupported, refusal);
        }
        if (walk.in.hasError())
            return fail(ErrorCode::Malformed,
                        SvgTexts::tr("its SVG is not well-formed (line %1, column %2)")
                            .arg(walk.in.lineNumber())
                            .arg(walk.in.columnNumber() + 1));
        if (!walk.uses.isBounded())
            return fail(ErrorCode::Unsupported, SvgTexts::tr("it draws its parts too often"));
        return buffer.data();
    }

} // namespace

runner::Result<QByteArray> filterSvg(const QByteArray &svg)
{
    return filtered(svg, 0);
}

} // namespace sandpad::widgets
