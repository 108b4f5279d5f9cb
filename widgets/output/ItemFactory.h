#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/cards/Card.h"
#include "widgets/output/OutputDocument.h"

namespace sandpad::widgets {

/// Is there more to it than text?
[[nodiscard]] bool hasCard(const runner::MimeBundle &data);

/// The card for the richest representation that the pad can show; null when plain text is all
/// there is. This is where MIME types are chosen: a new one is a row here and a class.
[[nodiscard]] Card *makeCard(const runner::MimeBundle &data, QWidget *parent);

/// The card of an item of the output; null for text. `source` are the program's lines.
[[nodiscard]] Card *makeCard(const OutputItem &item, const QStringList &source, QWidget *parent);

/// The text to show when there is no card.
[[nodiscard]] QString textOf(const runner::MimeBundle &data);

} // namespace sandpad::widgets
