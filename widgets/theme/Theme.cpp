#include "widgets/theme/Theme.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace sandpad::widgets {

namespace {

    constexpr int kUiPixels = 13;

    QFont firstInstalled(const QStringList &families, const QFont &fallback, int pixels)
    {
        QFont font = fallback;
        for (const QString &family : families) {
            if (QFontDatabase::hasFamily(family)) {
                font = QFont(family);
                break;
            }
        }
        font.setPixelSize(pixels);
        return font;
    }

    /// The families that would do, the best first. The editor's library makes fonts of its own from
    /// a name, so of a family that exists without ligatures (NL) the right one must be named.
    QStringList codeFamilies(const CodeFont &wish)
    {
        QStringList families;
        for (const QString &family : { wish.family, QStringLiteral("JetBrains Mono") }) {
            const QString exact = family + QStringLiteral(" NL");
            if (!family.isEmpty() && wish.hasLigatures)
                families += { family, exact };
            else if (!family.isEmpty())
                families += { exact, family };
        }
        return families << QStringLiteral("DejaVu Sans Mono");
    }

    void setFonts(Theme &theme)
    {
        theme.uiFont =
            firstInstalled({ QStringLiteral("Inter") },
                           QFontDatabase::systemFont(QFontDatabase::GeneralFont), kUiPixels);
        theme.setCodeFont({});
    }

    QColor rgb(const char *name)
    {
        return QColor::fromString(QLatin1StringView(name));
    }

} // namespace

Theme Theme::light()
{
    Theme theme;
    theme.isDark = false;
    theme.window = rgb("#f5f6f8");
    theme.surface = rgb("#ffffff");
    theme.hairline = rgb("#e2e5ea");
    theme.text = rgb("#1c2230");
    theme.mutedText = rgb("#596273");
    theme.accent = rgb("#2563eb");
    theme.onAccent = rgb("#ffffff");
    theme.currentLine = rgb("#f3f6fb");
    theme.selection = rgb("#cfe0ff");
    theme.guide = rgb("#e8ebf0");
    theme.error = rgb("#b8271a");
    theme.errorSurface = rgb("#fdeae8");
    theme.success = rgb("#126c34");
    theme.successSurface = rgb("#e5f5ea");
    theme.warning = rgb("#855407");
    theme.warningSurface = rgb("#fdf1dc");
    theme.info = rgb("#2058d0");
    theme.infoSurface = rgb("#e8effd");
    theme.control = rgb("#d0d5dd");
    theme.field = rgb("#828b9a");
    theme.hover = rgb("#eef0f4");
    theme.pressed = rgb("#e3e7ed");
    theme.bubble = rgb("#e6e9ee");
    theme.disabledText = rgb("#98a0ad");
    theme.errorMark = rgb("#f9c6c0");
    theme.successMark = rgb("#b5e4c4");
    theme.warningMark = rgb("#f8dca6");
    theme.hit = rgb("#fff0b3");
    theme.hitBorder = rgb("#e3c65c");
    theme.currentHit = rgb("#ffcf4a");
    theme.currentHitBorder = rgb("#8a5a00");
    theme.onCurrentHit = rgb("#1c2230");
    setFonts(theme);
    return theme;
}

Theme Theme::dark()
{
    Theme theme;
    theme.isDark = true;
    theme.window = rgb("#1a1d24");
    theme.surface = rgb("#22262e");
    theme.hairline = rgb("#363c47");
    theme.text = rgb("#e4e7ec");
    theme.mutedText = rgb("#a3abb9");
    theme.accent = rgb("#6c9cff");
    theme.onAccent = rgb("#0d1526");
    theme.currentLine = rgb("#282d37");
    theme.selection = rgb("#34507f");
    theme.guide = rgb("#313743");
    theme.error = rgb("#ff8f82");
    theme.errorSurface = rgb("#3f282b");
    theme.success = rgb("#6ad48e");
    theme.successSurface = rgb("#1f3729");
    theme.warning = rgb("#f0bd66");
    theme.warningSurface = rgb("#3a311f");
    theme.info = rgb("#8db2ff");
    theme.infoSurface = rgb("#27375a");
    theme.control = rgb("#4a5262");
    theme.field = rgb("#76808f");
    theme.hover = rgb("#2d333e");
    theme.pressed = rgb("#363d4a");
    theme.bubble = rgb("#343a46");
    theme.disabledText = rgb("#6d7686");
    theme.errorMark = rgb("#73373a");
    theme.successMark = rgb("#2c5e41");
    theme.warningMark = rgb("#66521f");
    theme.hit = rgb("#3d371f");
    theme.hitBorder = rgb("#8f7730");
    theme.currentHit = rgb("#e8b93c");
    theme.currentHitBorder = rgb("#ffe08a");
    theme.onCurrentHit = rgb("#1c2230");
    setFonts(theme);
    return theme;
}

void Theme::setCodeFont(const CodeFont &wish)
{
    codeFont =
        firstInstalled(codeFamilies(wish), QFontDatabase::systemFont(QFontDatabase::FixedFont),
                       wish.shownPixels());
    codeFont.setStyleHint(QFont::Monospace);
    codeFont.setFixedPitch(true);
    if (wish.hasLigatures)
        return;
    codeFont.setFeature(QFont::Tag("calt"), 0);
    codeFont.setFeature(QFont::Tag("liga"), 0);
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, surface);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, mutedText);
    palette.setColor(QPalette::Button, surface);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Accent, accent);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::ToolTipBase, surface);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Mid, hairline);
    palette.setColor(QPalette::Light, surface);
    palette.setColor(QPalette::Midlight, hairline);
    palette.setColor(QPalette::Dark, hairline);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Text, disabledText);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, disabledText);
    return palette;
}

} // namespace sandpad::widgets
