#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

namespace sandpad::widgets {

/// A stranger's picture as a bitmap, or why there is none.
struct Picture
{
    QImage image;
    QSizeF naturalSize; ///< CSS pixels
    QString refusal; ///< a part of a sentence; empty when there is an image
};

/// Filters an SVG (see SvgFilter.h) and draws it this wide, in pixels. Runs in any thread.
[[nodiscard]] Picture drawSvg(const QByteArray &svg, int widthPixels);

/// Decodes a PNG, JPEG or GIF; one of too many pixels is refused before it is decoded. Runs in any
/// thread.
[[nodiscard]] Picture decodeBitmap(QByteArray bytes);

} // namespace sandpad::widgets
