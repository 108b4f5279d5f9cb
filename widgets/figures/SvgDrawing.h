#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

namespace sandpad::widgets {

/// What an SVG was made into.
struct SvgDrawing
{
    QSizeF naturalSize; ///< CSS pixels; also known of a picture that would be too large
    QImage image; ///< null of a PDF, and of a picture that would be too large
    QByteArray pdf;
};

// These filter an SVG (SvgFilter.h) and have it drawn by `sandpad-draw`, a process of its own that
// can read fonts and little else, and is ended after some seconds. They wait for it: call them in
// a thread of the pool. The error is a part of a sentence.

/// A picture of this width in pixels; 0: of its own width, up to a cap.
[[nodiscard]] runner::Result<SvgDrawing> svgOfWidth(const QByteArray &svg, int pixels);

/// A picture with so many pixels for each CSS pixel.
[[nodiscard]] runner::Result<SvgDrawing> svgScaled(const QByteArray &svg, double scale);

/// One page of the drawing's size.
[[nodiscard]] runner::Result<SvgDrawing> svgAsPdf(const QByteArray &svg, const QString &title);

} // namespace sandpad::widgets
