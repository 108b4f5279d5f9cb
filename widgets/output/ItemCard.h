#pragma once

#include "widgets/cards/Card.h"
#include "widgets/output/OutputDocument.h"

#include <QStringList>

namespace sandpad::widgets {

/// The card of an item of the output; null for text. `source` are the program's lines.
[[nodiscard]] Card *makeCard(const OutputItem &item, const QStringList &source, QWidget *parent);

} // namespace sandpad::widgets
