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
        case TextStyle::SpecialChar:
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
            return pick(0x7c3aed, 0xc39bff);
        case Tone::Function:
            return pick(0x1450b8, 0x7fb0ff);
        case Tone::Type:
            return pick(0x0f6c80, 0x6fcfe0);
        case Tone::String:
            return pick(0x14783a, 0x86d69a);
        case Tone::Constant:
            return pick(0xb25000, 0xf0a868);
        case Tone::Comment:
            return theme.mutedText;
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
        return QColor(code.textColor(style));
    return colorOf(toneOf(style), theme);
}

} // namespace sandpad::widgets
