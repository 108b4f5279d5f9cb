#pragma once

#include "widgets/cards/Card.h"
#include "widgets/markup/HtmlTable.h"
#include "widgets/output/OutputDocument.h"

#include <QStringList>

namespace sandpad::widgets {

/// The card of an item of the output; null for text. `source` are the program's lines. A
/// table takes of the room.
[[nodiscard]] Card *makeCard(const OutputItem &item, const QStringList &source, QWidget *parent,
                             TableRoom &room);

} // namespace sandpad::widgets
