#pragma once

#include "runner/model/Error.h"

#include <QByteArray>

namespace sandpad::widgets {

/// A stranger's SVG made harmless for QSvgRenderer: only known drawing elements and attributes are
/// kept; no script, style import, foreign object, entity, or reference to anything but parts of
/// the same document and embedded PNG and JPEG pictures. Too large or deep a one, and one that
/// draws its parts too often (see SvgUses.h), is refused with the reason. Runs in any thread.
[[nodiscard]] runner::Result<QByteArray> filterSvg(const QByteArray &svg);

} // namespace sandpad::widgets
