#include "widgets/figures/Picture.h"

#include "widgets/markup/SvgFilter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <utility>

namespace sandpad::widgets {

namespace {

    constexpr double kMostSide = 16'000;

    /// The greatest width of an SVG that is drawn before the shown width is known.
    constexpr double kFirstWidth = 640;

    QString tr(const char *text)
    {
        return QCoreApplication::translate("sandpad::widgets::FigureImage", text);
    }

    Picture refused(const QString &reason, QSizeF naturalSize = {})
    {
        return { .image = {}, .naturalSize = naturalSize, .refusal = reason };
    }

    /// Converts a CSS length to CSS pixels; 0 when it depends on something else.
    double cssPixels(QStringView length)
    {
        static const auto kUnits =
            std::to_array<std::pair<QStringView, double>>({ { u"px", 1.0 },
                                                            { u"pt", kCssDpi / 72.0 },
                                                            { u"pc", kCssDpi / 6.0 },
                                                            { u"in", kCssDpi },
                                                            { u"mm", kCssDpi / 25.4 },
                                                            { u"cm", kCssDpi / 2.54 } });
        length = length.trimmed();
        for (const auto &[unit, pixels] : kUnits) {
            if (length.endsWith(unit))
                return length.chopped(unit.size()).toDouble() * pixels;
        }
        return length.toDouble();
    }

    /// Reads the size from the SVG, because Qt takes an inch for 90 pixels: a figure of 6.4 inches
    /// would be 576 pixels wide instead of 614.
    QSizeF naturalSize(QSvgRenderer &renderer, const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        reader.readNextStartElement();
        const QXmlStreamAttributes attributes = reader.attributes();
        const QSizeF size(cssPixels(attributes.value(QLatin1String("width"))),
                          cssPixels(attributes.value(QLatin1String("height"))));
        if (size.isEmpty())
            return renderer.defaultSize();
        if (!attributes.hasAttribute(QLatin1String("viewBox")))
            renderer.setViewBox(QRectF(QPointF(), size));
        return size;
    }

    /// `scaleFor` returns, for the natural size, the number of device pixels for each CSS pixel.
    template <typename ScaleFor>
    Picture draw(const QByteArray &svg, ScaleFor scaleFor)
    {
        QSvgRenderer renderer;
        const auto natural = loadSvg(renderer, svg);
        if (!natural)
            return refused(natural.error().text);
        const QSizeF size = *natural * scaleFor(*natural);
        if (size.width() * size.height() > static_cast<double>(kMostPixels))
            return refused(tr("it is too large to be drawn"), *natural);
        QImage image(size.toSize().expandedTo({ 1, 1 }), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(image.size())));
        return { .image = image, .naturalSize = *natural, .refusal = {} };
    }

} // namespace

runner::Result<QSizeF> loadSvg(QSvgRenderer &renderer, const QByteArray &svg)
{
    const auto filtered = filterSvg(svg);
    if (!filtered)
        return std::unexpected(filtered.error());
    renderer.setOptions(QtSvg::Tiny12FeaturesOnly);
    renderer.setAnimationEnabled(false);
    if (!renderer.load(*filtered))
        return runner::fail(runner::ErrorCode::Malformed, tr("it is no SVG that can be drawn"));
    const QSizeF natural = naturalSize(renderer, *filtered);
    // The condition is written so that it is false for NaN, which is refused, too.
    if (!(natural.width() >= 1 && natural.height() >= 1 && natural.width() <= kMostSide
          && natural.height() <= kMostSide))
        return runner::fail(runner::ErrorCode::Unsupported, tr("its size is impossible"));
    return natural;
}

Picture drawSvg(const QByteArray &svg, int widthPixels)
{
    return draw(svg, [widthPixels](QSizeF natural) {
        return widthPixels > 0 ? widthPixels / natural.width()
                               : std::min(1.0, kFirstWidth / natural.width());
    });
}

Picture drawSvgScaled(const QByteArray &svg, double scale)
{
    return draw(svg, [scale](QSizeF) { return scale; });
}

QByteArray bitmapFormat(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (bytes.startsWith("\xff\xd8\xff"))
        return "jpeg";
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return "gif";
    return {};
}

Picture decodeBitmap(QByteArray bytes)
{
    const QByteArray format = bitmapFormat(bytes);
    if (format.isEmpty())
        return refused(tr("it is no picture that can be read"));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    // With detection the reader would try all of Qt's decoders, and draw an SVG that was not
    // filtered.
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (!size.isValid())
        return refused(tr("it is no picture that can be read"));
    if (static_cast<qint64>(size.width()) * size.height() > kMostPixels)
        return refused(
            tr("it has %1 x %2 pixels, more than 64 million").arg(size.width()).arg(size.height()));
    QImage image = reader.read();
    if (image.isNull())
        return refused(reader.errorString());
    // Converted here, because painting happens in the GUI thread.
    image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    return { .image = image, .naturalSize = QSizeF(image.size()), .refusal = {} };
}

} // namespace sandpad::widgets
