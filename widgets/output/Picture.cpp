#include "widgets/output/Picture.h"

#include "widgets/output/SvgFilter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

namespace sandpad::widgets {

namespace {

    constexpr qint64 kMostPixels = 64'000'000;
    constexpr double kMostSide = 16'000;

    QString tr(const char *text)
    {
        return QCoreApplication::translate("sandpad::widgets::FigureImage", text);
    }

} // namespace

Picture drawSvg(const QByteArray &svg, int widthPixels)
{
    const auto filtered = filterSvg(svg);
    if (!filtered)
        return { .image = {}, .naturalSize = {}, .refusal = filtered.error().text };
    QSvgRenderer renderer;
    renderer.setOptions(QtSvg::Tiny12FeaturesOnly);
    renderer.setAnimationEnabled(false);
    if (!renderer.load(*filtered))
        return { .image = {}, .naturalSize = {}, .refusal = tr("it is no SVG that can be drawn") };
    QSizeF const natural = QSizeF(renderer.defaultSize());
    if (natural.isEmpty() || natural.width() > kMostSide || natural.height() > kMostSide)
        return { .image = {}, .naturalSize = {}, .refusal = tr("its size is impossible") };
    QSizeF const size = natural * (widthPixels / natural.width());
    if (size.width() * size.height() > static_cast<double>(kMostPixels))
        return { .image = {}, .naturalSize = {}, .refusal = tr("it is too large to be drawn") };
    QImage image(size.toSize().expandedTo({ 1, 1 }), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    return { .image = image, .naturalSize = natural, .refusal = {} };
}

Picture decodeBitmap(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (!size.isValid())
        return { .image = {},
                 .naturalSize = {},
                 .refusal = tr("it is no picture that can be read") };
    if (static_cast<qint64>(size.width()) * size.height() > kMostPixels)
        return { .image = {},
                 .naturalSize = {},
                 .refusal = tr("it has %1 x %2 pixels, more than 64 million")
                                .arg(size.width())
                                .arg(size.height()) };
    const QImage image = reader.read();
    if (image.isNull())
        return { .image = {}, .naturalSize = {}, .refusal = reader.errorString() };
    return { .image = image, .naturalSize = QSizeF(image.size()), .refusal = {} };
}

} // namespace sandpad::widgets
