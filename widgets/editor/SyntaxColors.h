#pragma once

#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/Theme>

namespace sandpad::widgets {

/// The colour of a kind of text: the many that definitions know share the pad's few.
[[nodiscard]] QColor syntaxColor(KSyntaxHighlighting::Theme::TextStyle style, const Theme &theme);

} // namespace sandpad::widgets
