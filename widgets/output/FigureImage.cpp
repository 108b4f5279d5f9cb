#include "widgets/output/FigureImage.h"

#include "widgets/output/Picture.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    /// matplotlib and browsers: SVG lengths in points are 1/72 inch, CSS pixels 1/96.
    constexpr auto kPictures =
        std::to_array<const char *>({ "image/svg+xml", "image/png", "image/jpeg", "image/gif" });

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
        const Picture picture = isVector ? drawSvg(bytes, width) : decodeBitmap(bytes);
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
