#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/theme/Theme.h"

#include <QList>

#include <cstddef>

class QWidget;

namespace sandpad::widgets {

class OutputView;

/// Opens a viewer with all figures of the view's document at the one of this item.
void showFigures(const OutputView &view, std::size_t item);
/// The same with the figures among these, at the one with this number in the list.
void showFigures(const QList<runner::MimeBundle> &displays, qsizetype current, const Theme &theme,
                 QWidget *window);

} // namespace sandpad::widgets
