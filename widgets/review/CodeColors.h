#pragma once

#include "widgets/text/TextLine.h"
#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Repository>

namespace sandpad::widgets {

/// Colours code that is only shown, as the editor would. Knowing the definitions takes time and
/// memory, so a review has one of these for all its blocks.
class CodeColors : private KSyntaxHighlighting::AbstractHighlighter
{
public:
    /// More lines of one text stay uncoloured.
    static constexpr qsizetype kMostLines = 4'000;

    /// Gives lines their colours, the first of a text first. The name is a definition's of KDE
    /// syntax-highlighting; an unknown one colours nothing.
    void color(QList<TextLine> &lines, const QString &definition, const Theme &theme);

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

    KSyntaxHighlighting::Repository m_repository;
    Theme m_theme;
    TextLine *m_line = nullptr; ///< the one being coloured
};

} // namespace sandpad::widgets
