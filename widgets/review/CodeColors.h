#pragma once

#include "widgets/editor/LineStyles.h"
#include "widgets/text/TextLine.h"
#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/Repository>

namespace sandpad::widgets {

/// Colours code that is only shown in the same way as the editor. Loading the definitions of
/// languages takes time and memory, so a review has one of these for all its blocks.
class CodeColors
{
public:
    /// Lines of a text beyond this number stay uncoloured.
    static constexpr qsizetype kMostLines = 4'000;

    /// Colours lines, beginning with the first line of a text. The name is that of a definition of
    /// KDE syntax-highlighting; with an unknown name nothing is coloured.
    void color(QList<TextLine> &lines, const QString &definition, const Theme &theme);

private:
    KSyntaxHighlighting::Repository m_repository;
    LineStyles m_styles;
};

} // namespace sandpad::widgets
