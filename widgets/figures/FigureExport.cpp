#include "widgets/figures/FigureExport.h"

#include "widgets/figures/FigurePicture.h"
#include "widgets/figures/SvgDrawing.h"
#include "widgets/markup/SvgFilter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <cmath>

namespace sandpad::widgets {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    constexpr double kMetresPerInch = 0.0254;
    constexpr double kPointsPerInch = 72;
    constexpr int kPdfDpi = 1200; ///< the resolution of positions on the page

    /// Fine enough for paper and for screens of twice the usual density.
    constexpr int kSavedDpi = 192;

    struct FigureExportTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::FigureExport)
    };

    Result<QByteArray> own(const Figure &figure)
    {
        if (figure.isVector())
            return filterSvg(figure.bytes());
        if (bitmapFormat(figure.bytes()).isEmpty())
            return fail(ErrorCode::Malformed,
                        FigureExportTexts::tr("it is no picture that can be read"));
        return figure.bytes();
    }

    Result<QByteArray> png(const Figure &figure, int dpi)
    {
        if (dpi == kCssDpi && bitmapFormat(figure.bytes()) == "png")
            return figure.bytes();
        Picture picture = pictureScaled(figure, static_cast<double>(dpi) / kCssDpi);
        const QString tooLarge = refusalAt(picture.naturalSize, dpi);
        if (!tooLarge.isEmpty())
            return fail(ErrorCode::Unsupported, tooLarge);
        if (!picture.refusal.isEmpty())
            return fail(ErrorCode::Malformed, picture.refusal);
        const QSize size = pixelsAt(picture.naturalSize, dpi);
        if (picture.image.size() != size)
            picture.image =
                picture.image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        const int perMetre = static_cast<int>(std::lround(dpi / kMetresPerInch));
        picture.image.setDotsPerMeterX(perMetre);
        picture.image.setDotsPerMeterY(perMetre);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (!buffer.open(QIODevice::WriteOnly) || !picture.image.save(&buffer, "png"))
            return fail(ErrorCode::System, FigureExportTexts::tr("it cannot be written as PNG"));
        return bytes;
    }

    Result<QByteArray> pdf(const Figure &figure)
    {
        if (figure.isVector())
            return svgAsPdf(figure.bytes(), figure.title())
                .transform([](const SvgDrawing &drawing) { return drawing.pdf; });
        const Picture picture = decodeBitmap(figure.bytes());
        if (!picture.refusal.isEmpty())
            return fail(ErrorCode::Malformed, picture.refusal);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setTitle(figure.title());
        writer.setResolution(kPdfDpi);
        writer.setPageSize(QPageSize(picture.naturalSize * (kPointsPerInch / kCssDpi),
                                     QPageSize::Point, {}, QPageSize::ExactMatch));
        writer.setPageMargins({});
        QPainter painter;
        if (!painter.begin(&writer))
            return fail(ErrorCode::System, FigureExportTexts::tr("it cannot be written as PDF"));
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.drawImage(QRectF(0, 0, writer.width(), writer.height()), picture.image);
        painter.end();
        return bytes;
    }

} // namespace

QSize pixelsAt(QSizeF naturalSize, int dpi)
{
    return (naturalSize * (static_cast<double>(dpi) / kCssDpi)).toSize().expandedTo({ 1, 1 });
}

QString refusalAt(QSizeF naturalSize, int dpi)
{
    const QSize size = pixelsAt(naturalSize, dpi);
    if (static_cast<qint64>(size.width()) * size.height() <= kMostPixels)
        return {};
    return FigureExportTexts::tr("at %1 dpi it would have %2 x %3 pixels, more than 64 million")
        .arg(dpi)
        .arg(size.width())
        .arg(size.height());
}

QString suffixFor(const Figure &figure, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Png:
        return QStringLiteral("png");
    case FigureFormat::Svg:
        return QStringLiteral("svg");
    case FigureFormat::Pdf:
        return QStringLiteral("pdf");
    case FigureFormat::Own:
        break;
    }
    if (figure.isVector())
        return QStringLiteral("svg");
    const QByteArray bitmap = bitmapFormat(figure.bytes());
    return bitmap == "jpeg" ? QStringLiteral("jpg")
        : bitmap == "gif"   ? QStringLiteral("gif")
                            : QStringLiteral("png");
}

FigureForm formFor(const Figure &figure, const QString &suffix)
{
    const QString wanted = suffix.toLower();
    if (wanted == suffixFor(figure, FigureFormat::Own))
        return {};
    if (wanted == QLatin1String("png"))
        return { .format = FigureFormat::Png, .dpi = figure.isVector() ? kSavedDpi : kCssDpi };
    if (wanted == QLatin1String("pdf"))
        return { .format = FigureFormat::Pdf };
    return {};
}

Result<QByteArray> exportFigure(const Figure &figure, FigureForm form)
{
    switch (form.format) {
    case FigureFormat::Own:
        return own(figure);
    case FigureFormat::Png:
        return png(figure, form.dpi);
    case FigureFormat::Svg:
        if (!figure.isVector())
            return fail(ErrorCode::Unsupported, FigureExportTexts::tr("it is no drawing"));
        return filterSvg(figure.bytes());
    case FigureFormat::Pdf:
        return pdf(figure);
    }
    Q_UNREACHABLE();
}

Result<QString> saveFigure(const Figure &figure, FigureForm form, const QString &path)
{
    const auto bytes = exportFigure(figure, form);
    if (!bytes)
        return std::unexpected(bytes.error());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return fail(ErrorCode::System, file.errorString());
    return QFileInfo(path).fileName();
}

} // namespace sandpad::widgets
