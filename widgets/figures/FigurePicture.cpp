#include "widgets/figures/FigurePicture.h"

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    /// Frames of an animation keep their size.
    bool isMoving(const Figure &figure)
    {
        return bitmapFormat(figure.bitmap()) == "gif";
    }

    Picture shrunk(Picture picture, int width)
    {
        const QSize size = picture.image.size();
        if (width <= 0 || width >= size.width())
            return picture;
        const double height = static_cast<double>(size.height()) * width / size.width();
        picture.image =
            picture.image.scaled(width, std::max(1, static_cast<int>(std::lround(height))),
                                 Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        return picture;
    }

    /// A drawing in the place of an exact picture, which it cannot do without.
    Picture instead(const Picture &exact, Picture drawn)
    {
        if (!drawn.refusal.isEmpty())
            return exact;
        drawn.naturalSize = exact.naturalSize;
        return drawn;
    }

    int pixels(double length)
    {
        return std::max(1, static_cast<int>(std::lround(length)));
    }

} // namespace

std::optional<Picture> exactPicture(const Figure &figure)
{
    if (figure.bitmap().isEmpty())
        return {};
    Picture picture = decodeBitmap(figure.bitmap());
    // A bitmap that some program gives beside a drawing may be a small preview.
    if (figure.isVector() && !picture.isExact)
        return {};
    return picture;
}

Picture pictureOfWidth(const Figure &figure, int widthPixels)
{
    const auto exact = exactPicture(figure);
    if (!exact)
        return drawSvg(figure.bytes(), widthPixels);
    if (figure.isVector() && widthPixels > exact->image.width())
        return instead(*exact, drawSvg(figure.bytes(), widthPixels));
    return isMoving(figure) || exact->image.isNull() ? *exact : shrunk(*exact, widthPixels);
}

Picture pictureScaled(const Figure &figure, double scale)
{
    const auto exact = exactPicture(figure);
    return exact ? pictureOfWidth(figure, pixels(exact->naturalSize.width() * scale))
                 : drawSvgScaled(figure.bytes(), scale);
}

} // namespace sandpad::widgets
