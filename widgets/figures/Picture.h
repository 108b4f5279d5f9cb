#pragma once

#include "widgets/svg/Reply.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

namespace sandpad::widgets {

/// Pictures with more pixels are neither decoded nor drawn.
inline constexpr qint64 kMostPixels = svg::kMostPixels;

/// Pictures with more pixels are scaled down where nobody has asked for all of them.
inline constexpr qint64 kMostShownPixels = 6'000'000;

/// The pixels of an inch in CSS; natural sizes are in these pixels.
inline constexpr int kCssDpi = 96;

/// Why a picture is less than it could be.
struct PictureNote
{
    QString words {}; ///< for the line below it; usually empty
    QString sentence {}; ///< the same with its reason
};

/// A guest's picture as a bitmap, or the reason why there is none.
struct Picture
{
    QImage image;
    QSizeF naturalSize; ///< CSS pixels
    QString refusal; ///< a part of a sentence; empty when there is an image
    /// The library that made the figure drew it so, for the screen: the bitmap says how many of its
    /// pixels make one CSS pixel.
    bool isExact = false;
    PictureNote note {};
};

// All of these run in any thread.

/// Draws an SVG (see SvgDrawing.h) with this width in pixels; 0: with its own width, up to a cap.
[[nodiscard]] Picture drawSvg(const QByteArray &svg, int widthPixels);

/// Draws an SVG with so many pixels for each CSS pixel.
[[nodiscard]] Picture drawSvgScaled(const QByteArray &svg, double scale);

/// The format found in the bytes themselves: "png", "jpeg", "gif", or empty.
[[nodiscard]] QByteArray bitmapFormat(const QByteArray &bytes);

/// How large a bitmap is at most when it has been decoded.
struct BitmapBounds
{
    int width = 0; ///< in pixels; 0: any
    qint64 pixels = kMostPixels;
};

/// Decodes a PNG, JPEG or GIF; one of more than kMostPixels is refused before it is decoded. A
/// picture beyond the bounds is scaled down while it is decoded, which takes far less memory. Large
/// pictures are decoded one after the other.
[[nodiscard]] Picture decodeBitmap(QByteArray bytes, const BitmapBounds &bounds = {});

} // namespace sandpad::widgets
