#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/theme/Theme.h"

#include <QList>

#include <cstddef>

class QWidget;

namespace sandpad::widgets {

class FigureViewer;

/// Opens a viewer with all figures of the document, and shows the figure of this item. The viewer
/// deletes itself when closed. Null when there is no figure.
FigureViewer *showFigures(const OutputDocument &document, std::size_t item, const Theme &theme,
                          QWidget *window);
/// The same for the figures in a list; shows the one with this number.
FigureViewer *showFigures(const QList<runner::MimeBundle> &displays, qsizetype current,
                          const Theme &theme, QWidget *window);

} // namespace sandpad::widgets
