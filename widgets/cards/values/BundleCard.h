#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/cards/Card.h"
#include "widgets/markup/HtmlTable.h"

namespace sandpad::widgets {

/// Has the pad a card for it, or is there only text?
[[nodiscard]] bool hasCard(const runner::MimeBundle &data);

/// The card for the richest representation that the pad can show; null when there is only plain
/// text. A table in the source says which MIME type gets which card, richest first. A new result
/// type is a row there and a class. A table takes of the room, which is that of the output.
[[nodiscard]] Card *makeCard(const runner::MimeBundle &data, QWidget *parent, TableRoom &room);

} // namespace sandpad::widgets
