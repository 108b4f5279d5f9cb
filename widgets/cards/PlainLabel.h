#pragma once

#include <QLabel>

namespace sandpad::widgets {

/// A guest's text: never markup, not too long, selectable by mouse and keyboard, broken into lines.
/// A word that is too wide is cut off rather than making its card wider. Child of its parent.
[[nodiscard]] QLabel *plainLabel(const QString &text, QWidget *parent);

} // namespace sandpad::widgets
