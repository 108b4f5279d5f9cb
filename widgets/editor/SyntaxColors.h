#pragma once

#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/Theme>

namespace sandpad::widgets {

/// The colour of a kind of text. The many kinds of the definitions share the pad's few colours,
/// unless the theme wishes another theme for code.
[[nodiscard]] QColor syntaxColor(KSyntaxHighlighting::Theme::TextStyle style, const Theme &theme);

} // namespace sandpad::widgets
