#include "widgets/figures/Picture.h"

#include "widgets/figures/SvgDrawing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    /// What a harness writes into a picture that it has drawn for the screen.
    const QString kPixelRatio = QStringLiteral("PixelRatio");
    constexpr double kLargestRatio = 8;

    struct PictureTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::FigureImage)
    };

    Picture refused(const QString &reason, QSizeF naturalSize = {})
    {
        return { .image = {}, .naturalSize = naturalSize, .refusal = reason, .isExact = false };
    }

    Picture pictureOf(const runner::Result<SvgDrawing> &drawing)
    {
        if (!drawing)
            return refused(drawing.error().text);
        if (drawing->image.isNull())
            return refused(PictureTexts::tr("it is too large to be drawn"), drawing->naturalSize);
        return { .image = drawing->image,
                 .naturalSize = drawing->naturalSize,
                 .refusal = {},
                 .isExact = false };
    }

    /// How many pixels make a CSS pixel, as the bitmap says; 0: it does not.
    double pixelRatioOf(const QImage &image)
    {
        const double ratio = image.text(kPixelRatio).toDouble();
        return std::isfinite(ratio) && ratio > 0
            ? std::clamp(ratio, 1 / kLargestRatio, kLargestRatio)
            : 0;
    }

} // namespace

Picture drawSvg(const QByteArray &svg, int widthPixels)
{
    return pictureOf(svgOfWidth(svg, widthPixels));
}

Picture drawSvgScaled(const QByteArray &svg, double scale)
{
    return pictureOf(svgScaled(svg, scale));
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
        return refused(PictureTexts::tr("it is no picture that can be read"));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    // With detection the reader would try all of Qt's decoders, and draw an SVG that was not
    // filtered.
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (!size.isValid())
        return refused(PictureTexts::tr("it is no picture that can be read"));
    if (static_cast<qint64>(size.width()) * size.height() > kMostPixels)
        return refused(PictureTexts::tr("it has %1 x %2 pixels, more than 64 million")
                           .arg(size.width())
                           .arg(size.height()));
    QImage image = reader.read();
    if (image.isNull())
        return refused(reader.errorString());
    // Converted here, because painting happens in the GUI thread.
    image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    const double ratio = pixelRatioOf(image);
    return { .image = image,
             .naturalSize = QSizeF(image.size()) / (ratio > 0 ? ratio : 1),
             .refusal = {},
             .isExact = ratio > 0 };
}

} // namespace sandpad::widgets
