#pragma once

#include "runner/model/Error.h"
#include "widgets/figures/Figure.h"

#include <QSizeF>

#include <cstdint>

namespace sandpad::widgets {

/// The forms in which a figure can be exported.
enum class FigureFormat : std::uint8_t
{
    Own, ///< a bitmap's own bytes, a drawing as SVG
    Png,
    Svg, ///< drawings only; filtered, as it is shown, since another program would load what it
         ///< names
    Pdf, ///< one page of the figure's size
};

struct FigureForm
{
    FigureFormat format = FigureFormat::Own;
    int dpi = 96; ///< of a PNG: at 96 one pixel for each of the figure's CSS pixels

    bool operator==(const FigureForm &) const = default;
};

/// The size in pixels of a figure at a resolution.
[[nodiscard]] QSize pixelsAt(QSizeF naturalSize, int dpi);

/// Why it cannot be drawn at a resolution, as a part of a sentence; empty when it can.
[[nodiscard]] QString refusalAt(QSizeF naturalSize, int dpi);

/// The suffix of this format's files, without the dot.
[[nodiscard]] QString suffixFor(const Figure &figure, FigureFormat format);

/// The form for a file with this suffix: the figure's own bytes if the format is the same, else a
/// new drawing.
[[nodiscard]] FigureForm formFor(const Figure &figure, const QString &suffix);

/// The bytes of the file. Draws and encodes: may take seconds. Runs in any thread.
[[nodiscard]] runner::Result<QByteArray> exportFigure(const Figure &figure, FigureForm form);

/// Writes the bytes into a file, which is then complete or untouched. Returns the file's bare name.
[[nodiscard]] runner::Result<QString> saveFigure(const Figure &figure, FigureForm form,
                                                 const QString &path);

} // namespace sandpad::widgets
