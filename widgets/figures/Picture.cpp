#include "widgets/figures/Picture.h"

#include "widgets/figures/SvgDrawing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QMap>
#include <QMutex>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    /// What a harness writes into a picture that it has drawn for the screen.
    const QString kPixelRatio = QStringLiteral("PixelRatio");
    const QString kReduced = QStringLiteral("Reduced");
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

    /// What the bitmap says that it lacks; only known words are believed.
    PictureNote noteOf(const QImage &image)
    {
        static const QMap<QString, PictureNote> kNotes {
            { QStringLiteral("pixels-of-run"),
              { PictureTexts::tr("blurred"),
                PictureTexts::tr("The figure is blurred, because this run shows more than 8 MiB of "
                                 "figures.") } },
            { QStringLiteral("pixels-of-figure"),
              { PictureTexts::tr("blurred"),
                PictureTexts::tr("The figure is blurred, because it is larger than 4 MiB or 50 "
                                 "million pixels.") } },
            { QStringLiteral("colours-of-run"),
              { PictureTexts::tr("256 colours"),
                PictureTexts::tr("The figure has 256 colours, because this run shows more than 8 "
                                 "MiB of figures.") } },
            { QStringLiteral("colours-of-figure"),
              { PictureTexts::tr("256 colours"),
                PictureTexts::tr("The figure has 256 colours, because it would be larger than 4 "
                                 "MiB.") } },
            { QStringLiteral("drawing-of-run"),
              { PictureTexts::tr("blurred when enlarged"),
                PictureTexts::tr("The figure is blurred when it is enlarged, because this run "
                                 "shows more than 8 MiB of figures.") } },
        };
        return kNotes.value(image.text(kReduced));
    }

    /// Several large pictures at a time would take a gigabyte.
    QImage readAlone(QImageReader &reader, qint64 pixels)
    {
        constexpr qint64 kLarge = 4'000'000;
        static QMutex mutex;
        QMutexLocker locker(pixels > kLarge ? &mutex : nullptr);
        QImage image = reader.read();
        // Converted here, because painting happens in the GUI thread.
        image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
        return image;
    }

    QSize within(QSize size, const BitmapBounds &bounds)
    {
        const auto pixels = static_cast<double>(size.width()) * size.height();
        const double byWidth =
            bounds.width > 0 ? bounds.width / static_cast<double>(size.width()) : 1;
        const double byPixels = std::sqrt(static_cast<double>(bounds.pixels) / pixels);
        const double scale = std::min({ 1.0, byWidth, byPixels });
        return QSize(static_cast<int>(std::lround(size.width() * scale)),
                     static_cast<int>(std::lround(size.height() * scale)))
            .expandedTo({ 1, 1 });
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

Picture decodeBitmap(QByteArray bytes, const BitmapBounds &bounds)
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
    const qint64 pixels = static_cast<qint64>(size.width()) * size.height();
    if (pixels > kMostPixels)
        return refused(PictureTexts::tr("it has %1 x %2 pixels, more than 64 million")
                           .arg(size.width())
                           .arg(size.height()));
    if (const QSize wanted = within(size, bounds); wanted != size)
        reader.setScaledSize(wanted);
    const QImage image = readAlone(reader, pixels);
    if (image.isNull())
        return refused(reader.errorString());
    const double ratio = pixelRatioOf(image);
    return { .image = image,
             .naturalSize = QSizeF(size) / (ratio > 0 ? ratio : 1),
             .refusal = {},
             .isExact = ratio > 0,
             .note = ratio > 0 ? noteOf(image) : PictureNote() };
}

} // namespace sandpad::widgets
