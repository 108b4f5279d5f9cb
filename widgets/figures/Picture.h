#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

class QSvgRenderer;

namespace sandpad::widgets {

/// More pixels than these are neither decoded nor drawn.
inline constexpr qint64 kMostPixels = 64'000'000;

/// What CSS takes an inch to have; natural sizes are in these pixels.
inline constexpr int kCssDpi = 96;

/// A stranger's picture as a bitmap, or why there is none.
struct Picture
{
    QImage image;
    QSizeF naturalSize; ///< CSS pixels
    QString refusal; ///< a part of a sentence; empty when there is an image
};

// All of these run in any thread.

/// Filters an SVG (see SvgFilter.h) and draws it this wide, in pixels; 0: as wide as it is, and
/// not very wide.
[[nodiscard]] Picture drawSvg(const QByteArray &svg, int widthPixels);

/// The same with so many pixels for each CSS pixel.
[[nodiscard]] Picture drawSvgScaled(const QByteArray &svg, double scale);

/// Filters an SVG and gives it to the renderer. Returns its natural size.
[[nodiscard]] runner::Result<QSizeF> loadSvg(QSvgRenderer &renderer, const QByteArray &svg);

/// What the bytes are, whatever they are said to be: "png", "jpeg", "gif", or empty.
[[nodiscard]] QByteArray bitmapFormat(const QByteArray &bytes);

/// Decodes a PNG, JPEG or GIF; one of too many pixels is refused before it is decoded.
[[nodiscard]] Picture decodeBitmap(QByteArray bytes);

} // namespace sandpad::widgets
