#include "widgets/editor/SyntaxColors.h"

#include "widgets/theme/CodeThemes.h"

#include <cstdint>

namespace sandpad::widgets {

namespace {

    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;

    /// The kinds of text that have a colour in the pad. Each stands for many kinds of the
    /// definitions.
    enum class Tone : std::uint8_t
    {
        Plain,
        Keyword,
        Function,
        Type,
        String,
        Constant,
        Comment,
        Alert
    };

    Tone toneOf(TextStyle style)
    {
        switch (style) {
        case TextStyle::Keyword:
        case TextStyle::ControlFlow:
        case TextStyle::Import:
        case TextStyle::Preprocessor:
        case TextStyle::SpecialChar: // escapes, and the braces of code in a text
            return Tone::Keyword;
        case TextStyle::Function:
        case TextStyle::BuiltIn:
        case TextStyle::Extension:
            return Tone::Function;
        case TextStyle::DataType:
        case TextStyle::Attribute:
        case TextStyle::Annotation:
            return Tone::Type;
        case TextStyle::String:
        case TextStyle::VerbatimString:
        case TextStyle::SpecialString:
        case TextStyle::Char:
            return Tone::String;
        case TextStyle::DecVal:
        case TextStyle::BaseN:
        case TextStyle::Float:
        case TextStyle::Constant:
            return Tone::Constant;
        case TextStyle::Comment:
        case TextStyle::Documentation:
        case TextStyle::CommentVar:
        case TextStyle::Information:
        case TextStyle::RegionMarker:
            return Tone::Comment;
        case TextStyle::Alert:
        case TextStyle::Error:
            return Tone::Alert;
        default:
            return Tone::Plain;
        }
    }

    QColor colorOf(Tone tone, const Theme &theme)
    {
        const bool isDark = theme.isDark;
        const auto pick = [isDark](QRgb light, QRgb dark) { return QColor(isDark ? dark : light); };
        switch (tone) {
        case Tone::Keyword:
            return pick(0x7435c9, 0xc4a1ff);
        case Tone::Function:
            return pick(0x1a4fc0, 0x8ab4ff);
        case Tone::Type:
            return pick(0x0a6a7c, 0x6fd0d8);
        case Tone::String:
            return pick(0x0f6f39, 0x8ed6a4);
        case Tone::Constant:
            return pick(0xa04f00, 0xf0b27a);
        case Tone::Comment:
            return pick(0x5c6676, 0x99a2b0);
        case Tone::Alert:
            return theme.error;
        case Tone::Plain:
            return theme.text;
        }
        Q_UNREACHABLE_RETURN(theme.text);
    }

} // namespace

QColor syntaxColor(KSyntaxHighlighting::Theme::TextStyle style, const Theme &theme)
{
    if (const auto code = codeThemeOf(theme); code.isValid())
        return { code.textColor(style) };
    return colorOf(toneOf(style), theme);
}

} // namespace sandpad::widgets
