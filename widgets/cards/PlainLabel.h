#pragma once

#include <QLabel>

namespace sandpad::widgets {

/// A label for a guest's text. The text is never read as markup, is cut when it is very long, can
/// be selected by mouse and keyboard, and is wrapped. A word that is too wide is cut off, so that
/// the card does not grow wider. Child of its parent.
[[nodiscard]] QLabel *plainLabel(const QString &text, QWidget *parent);

} // namespace sandpad::widgets
