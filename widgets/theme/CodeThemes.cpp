#include "widgets/theme/CodeThemes.h"

#include "widgets/theme/SyntaxRepository.h"

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using CodeTheme = KSyntaxHighlighting::Theme;

    QColor colorIn(const CodeTheme &theme, CodeTheme::EditorColorRole role)
    {
        return { theme.editorColor(role) }; // opaque
    }

    QColor between(const QColor &a, const QColor &b)
    {
        return { (a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2 };
    }

    bool isDark(const CodeTheme &theme)
    {
        return colorIn(theme, CodeTheme::BackgroundColor).lightnessF() < 0.5;
    }

} // namespace

QList<CodeThemeName> codeThemes(bool areDark)
{
    QList<CodeThemeName> names;
    for (const CodeTheme &theme : syntaxRepository().themes()) {
        if (isDark(theme) == areDark)
            names.append({ .id = theme.name(), .words = theme.translatedName() });
    }
    std::ranges::sort(names, [](const CodeThemeName &a, const CodeThemeName &b) {
        return QString::localeAwareCompare(a.words, b.words) < 0;
    });
    return names;
}

CodeTheme codeThemeOf(const Theme &theme)
{
    return theme.codeTheme.isEmpty() ? CodeTheme() : syntaxRepository().theme(theme.codeTheme);
}

Theme withCodeTheme(Theme theme)
{
    const CodeTheme code = codeThemeOf(theme);
    if (!code.isValid())
        return theme;
    theme.surface = colorIn(code, CodeTheme::BackgroundColor);
    theme.text = QColor(code.textColor(CodeTheme::Normal));
    theme.mutedText = colorIn(code, CodeTheme::LineNumbers);
    theme.currentLine = colorIn(code, CodeTheme::CurrentLine);
    theme.selection = colorIn(code, CodeTheme::TextSelection);
    theme.guide = colorIn(code, CodeTheme::IndentationLine);
    // In some themes, a selection in the current line could not be seen.
    if (theme.currentLine == theme.selection)
        theme.currentLine = between(theme.surface, theme.selection);
    return theme;
}

} // namespace sandpad::widgets
