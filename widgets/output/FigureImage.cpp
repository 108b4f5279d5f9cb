#include "widgets/output/FigureImage.h"

#include "widgets/output/SvgFilter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QPointer>
#include <QSvgRenderer>
#include <QThreadPool>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    constexpr qint64 kMostPixels = 64'000'000;
    constexpr double kMostSide = 16'000;
    /// matplotlib and browsers: SVG lengths in points are 1/72 inch, CSS pixels 1/96.
    constexpr auto kPictures =
        std::to_array<const char *>({ "image/svg+xml", "image/png", "image/jpeg", "image/gif" });

    struct Picture
    {
        QImage image;
        QSizeF naturalSize;
        QString refusal;
    };

    QString tr(const char *text)
    {
        return QCoreApplication::translate("sandpad::widgets::FigureImage", text);
    }

    Picture renderVector(const QByteArray &svg, int widthPixels)
    {
        const auto filtered = filterSvg(svg);
        if (!filtered)
            return { .image = {}, .naturalSize = {}, .refusal = filtered.error().text };
        QSvgRenderer renderer;
        renderer.setOptions(QtSvg::Tiny12FeaturesOnly);
        renderer.setAnimationEnabled(false);
        if (!renderer.load(*filtered))
            return { .image = {},
                     .naturalSize = {},
                     .refusal = tr("it is no SVG that can be drawn") };
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

    Picture renderBitmap(QByteArray bytes)
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

    QByteArray pictureBytes(const runner::MimeBundle &data)
    {
        for (const char *mime : kPictures) {
            if (data.contains(QString::fromLatin1(mime)))
                return data.data(QString::fromLatin1(mime));
        }
        return {};
    }

    /// The width that an SVG gets when none is asked for, until its own is known.
    constexpr int kFirstWidth = 640;

} // namespace

bool hasPicture(const runner::MimeBundle &data)
{
    return std::ranges::any_of(
        kPictures, [&](const char *mime) { return data.contains(QString::fromLatin1(mime)); });
}

FigureImage::FigureImage(const runner::MimeBundle &data, QObject *parent)
    : QObject(parent)
    , m_bytes(pictureBytes(data))
    , m_isVector(data.contains(QStringLiteral("image/svg+xml")))
{ }

FigureImage::~FigureImage()
{
    *m_isWanted = false;
}

void FigureImage::request(int widthPixels)
{
    const int run = ++m_run;
    const int width = widthPixels > 0 ? widthPixels : kFirstWidth;
    QThreadPool::globalInstance()->start([self = QPointer(this), isWanted = m_isWanted,
                                          bytes = m_bytes, isVector = m_isVector, width, run] {
        if (!*isWanted)
            return;
        const Picture picture = isVector ? renderVector(bytes, width) : renderBitmap(bytes);
        if (!*isWanted)
            return;
        // The object lives in the GUI thread: only there may it be asked whether it still does.
        QMetaObject::invokeMethod(
            qApp,
            [self, picture, run] {
                if (!self || self->m_run != run)
                    return;
                self->m_naturalSize = picture.naturalSize;
                if (picture.refusal.isEmpty())
                    emit self->rendered(picture.image);
                else
                    emit self->refused(picture.refusal);
            },
            Qt::QueuedConnection);
    });
}

} // namespace sandpad::widgets
