#include "widgets/theme/Theme.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace sandpad::widgets {

namespace {

    constexpr int kCodePixels = 14;
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

    void setFonts(Theme &theme)
    {
        theme.uiFont =
            firstInstalled({ QStringLiteral("Inter") },
                           QFontDatabase::systemFont(QFontDatabase::GeneralFont), kUiPixels);
        theme.codeFont =
            firstInstalled({ QStringLiteral("JetBrains Mono NL"), QStringLiteral("JetBrains Mono"),
                             QStringLiteral("DejaVu Sans Mono") },
                           QFontDatabase::systemFont(QFontDatabase::FixedFont), kCodePixels);
        theme.codeFont.setStyleHint(QFont::Monospace);
        theme.codeFont.setFixedPitch(true);
        // Code and output are shown character by character, without ligatures. The editor's library
        // makes fonts of its own from a name, so a family without ligatures (NL) comes first.
        theme.codeFont.setFeature(QFont::Tag("calt"), 0);
        theme.codeFont.setFeature(QFont::Tag("liga"), 0);
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
    theme.mutedText = rgb("#667080");
    theme.accent = rgb("#2563eb");
    theme.onAccent = rgb("#ffffff");
    theme.currentLine = rgb("#edf2ff");
    theme.selection = rgb("#cfe0ff");
    theme.error = rgb("#c02b1d");
    theme.errorSurface = rgb("#fdeae8");
    theme.success = rgb("#15803d");
    theme.successSurface = rgb("#e5f5ea");
    theme.warning = rgb("#935f0a");
    theme.warningSurface = rgb("#fdf1dc");
    theme.info = rgb("#2058d0");
    theme.infoSurface = rgb("#e4edff");
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
    theme.mutedText = rgb("#949dab");
    theme.accent = rgb("#6c9cff");
    theme.onAccent = rgb("#0d1526");
    theme.currentLine = rgb("#2a303b");
    theme.selection = rgb("#34507f");
    theme.error = rgb("#ff8577");
    theme.errorSurface = rgb("#44272a");
    theme.success = rgb("#62cf86");
    theme.successSurface = rgb("#1d3527");
    theme.warning = rgb("#f0b95b");
    theme.warningSurface = rgb("#3b301d");
    theme.info = rgb("#7fa9ff");
    theme.infoSurface = rgb("#26344f");
    setFonts(theme);
    return theme;
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
    palette.setColor(QPalette::Disabled, QPalette::WindowText, mutedText);
    palette.setColor(QPalette::Disabled, QPalette::Text, mutedText);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, mutedText);
    return palette;
}

} // namespace sandpad::widgets
