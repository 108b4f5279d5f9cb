#pragma once

#include "widgets/theme/Theme.h"

#include <QList>
#include <QString>

namespace KSyntaxHighlighting {
class Theme;
}

namespace sandpad::widgets {

/// A theme of KDE syntax-highlighting.
struct CodeThemeName
{
    QString id; ///< as in Theme::codeTheme
    QString words; ///< in the language of the person
};

/// The installed themes whose background is dark, or light, by name.
[[nodiscard]] QList<CodeThemeName> codeThemes(bool areDark);

/// The theme of KDE syntax-highlighting that `theme` wishes for code; an invalid one where it
/// wishes none, or one that is not installed.
[[nodiscard]] KSyntaxHighlighting::Theme codeThemeOf(const Theme &theme);

/// `theme` with the background and the marks of the code theme that it wishes, for an editor.
[[nodiscard]] Theme withCodeTheme(Theme theme);

} // namespace sandpad::widgets
