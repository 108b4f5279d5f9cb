#include "widgets/text/TerminalColors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sandpad::widgets {

namespace {

    constexpr std::array<QRgb, 16> kLight { 0x1c2230, 0xc02b1d, 0x15803d, 0x935f0a,
                                            0x2058d0, 0x8b35b5, 0x0e7490, 0x8a93a0,
                                            0x667080, 0xdc3626, 0x1a9c4a, 0xb07410,
                                            0x3570f0, 0xa24bd0, 0x1590b0, 0xb9c0ca };
    constexpr std::array<QRgb, 16> kDark { 0x49515e, 0xff8577, 0x62cf86, 0xf0b95b,
                                           0x7fa9ff, 0xcf9bff, 0x5fd3e6, 0xc9ced6,
                                           0x949dab, 0xffa196, 0x86e0a3, 0xffcf80,
                                           0xa3c2ff, 0xdfbcff, 0x8be4f2, 0xffffff };

    constexpr int kMiddleGrey = 140;

    QColor cube(int index)
    {
        const auto level = [](int step) { return step == 0 ? 0 : 55 + step * 40; };
        const int value = index - 16;
        return { level(value / 36), level(value / 6 % 6), level(value % 6) };
    }

    /// Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    double luminance(const QColor &color)
    {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
            + 0.0722 * linear(color.blueF());
    }

    double contrast(const QColor &a, const QColor &b)
    {
        const double first = luminance(a) + 0.05;
        const double second = luminance(b) + 0.05;
        return std::max(first, second) / std::min(first, second);
    }

    /// Moves the colour towards the theme's text colour until it is readable on the theme's
    /// background.
    QColor readable(QColor color, const Theme &theme)
    {
        constexpr double kLeastContrast = 3;
        constexpr float kStep = 0.125F;
        const auto mix = [](float from, float to, float part) { return from + (to - from) * part; };
        const QColor wanted = color;
        for (float part = kStep; part <= 1 && contrast(color, theme.window) < kLeastContrast;
             part += kStep)
            color = QColor::fromRgbF(mix(wanted.redF(), theme.text.redF(), part),
                                     mix(wanted.greenF(), theme.text.greenF(), part),
                                     mix(wanted.blueF(), theme.text.blueF(), part));
        return color;
    }

    QColor resolved(TerminalColor color, const Theme &theme)
    {
        if (!color.isIndexed())
            return { color.rgbValue() };
        const int index = color.index();
        if (index < 16)
            return { (theme.isDark ? kDark : kLight)[static_cast<std::size_t>(index)] };
        if (index < 232)
            return cube(index);
        const int grey = 8 + (index - 232) * 10;
        return { grey, grey, grey };
    }

} // namespace

TextColors colorsOf(const TextAttributes &attributes, const Theme &theme)
{
    TextColors colors;
    colors.foreground = attributes.isError ? theme.error : theme.text;
    if (attributes.isInput)
        colors.foreground = theme.accent;
    if (!attributes.foreground.isDefault())
        colors.foreground = resolved(attributes.foreground, theme);
    // With a background of its own, the program has chosen both colours.
    if (attributes.background.isDefault() && !attributes.isInverse)
        colors.foreground = readable(colors.foreground, theme);
    if (!attributes.background.isDefault())
        colors.background = resolved(attributes.background, theme);
    // The theme's own text colour was not chosen for this background.
    if (colors.background.isValid() && attributes.foreground.isDefault())
        colors.foreground = qGray(colors.background.rgb()) > kMiddleGrey ? Qt::black : Qt::white;
    if (attributes.isInverse) {
        const QColor behind = colors.background.isValid() ? colors.background : theme.window;
        colors.background = std::exchange(colors.foreground, behind);
    }
    if (attributes.isFaint)
        colors.foreground.setAlphaF(0.6F);
    return colors;
}

} // namespace sandpad::widgets
