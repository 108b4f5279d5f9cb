#include "widgets/figures/FigurePicture.h"

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    bool isMoving(const Figure &figure)
    {
        return bitmapFormat(figure.bitmap()) == "gif";
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

std::optional<Picture> exactPicture(const Figure &figure, const BitmapBounds &bounds)
{
    if (figure.bitmap().isEmpty())
        return {};
    Picture picture = decodeBitmap(figure.bitmap(), bounds);
    // A bitmap that some program gives beside a drawing may be a small preview.
    if (figure.isVector() && !picture.isExact)
        return {};
    return picture;
}

Picture pictureOfWidth(const Figure &figure, int widthPixels)
{
    // Frames of an animation keep their size.
    const int width = isMoving(figure) ? 0 : widthPixels;
    const auto exact = exactPicture(
        figure, { .width = width, .pixels = width > 0 ? kMostPixels : kMostShownPixels });
    if (!exact)
        return drawSvg(figure.bytes(), widthPixels);
    if (figure.isVector() && widthPixels > exact->image.width())
        return instead(*exact, drawSvg(figure.bytes(), widthPixels));
    return *exact;
}

Picture pictureScaled(const Figure &figure, double scale)
{
    const auto exact = exactPicture(figure, { .width = 1 });
    return exact ? pictureOfWidth(figure, pixels(exact->naturalSize.width() * scale))
                 : drawSvgScaled(figure.bytes(), scale);
}

} // namespace sandpad::widgets
