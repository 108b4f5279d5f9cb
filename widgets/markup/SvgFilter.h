#pragma once

#include "runner/model/Error.h"

#include <QByteArray>

namespace sandpad::widgets {

/// Makes a guest's SVG harmless for a renderer. Only known drawing elements and attributes are
/// kept: no script, style import, foreign object, entity, or reference to anything but parts of the
/// same document and embedded pictures (PNG, JPEG, GIF, and SVG that is filtered as well). An SVG
/// that is too large or deep, has too many attributes at one element, or draws its parts too often
/// (see SvgUses.h), is refused with the reason. Runs in any thread.
[[nodiscard]] runner::Result<QByteArray> filterSvg(const QByteArray &svg);

} // namespace sandpad::widgets
