#pragma once

#include <QtTypes>

namespace sandpad::widgets {

/// A colour of terminal text: none, one of the 256 of the terminal's table, or red-green-blue.
class TerminalColor
{
public:
    constexpr TerminalColor() = default;
    static constexpr TerminalColor indexed(int index)
    {
        return TerminalColor(kIndexed | static_cast<quint32>(index));
    }
    static constexpr TerminalColor rgb(int red, int green, int blue)
    {
        return TerminalColor(kRgb | static_cast<quint32>(red << 16 | green << 8 | blue));
    }

    [[nodiscard]] constexpr bool isDefault() const { return m_value == 0; }
    [[nodiscard]] constexpr bool isIndexed() const { return (m_value & kIndexed) != 0; }
    [[nodiscard]] constexpr int index() const { return static_cast<int>(m_value & 0xff); }
    [[nodiscard]] constexpr quint32 rgbValue() const { return m_value & 0xffffff; }

    bool operator==(const TerminalColor &) const = default;

private:
    static constexpr quint32 kIndexed = 1U << 24;
    static constexpr quint32 kRgb = 1U << 25;
    explicit constexpr TerminalColor(quint32 value)
        : m_value(value)
    { }

    quint32 m_value = 0;
};

/// How a piece of output looks.
struct TextAttributes
{
    TerminalColor foreground;
    TerminalColor background;
    bool isBold : 1 = false;
    bool isItalic : 1 = false;
    bool isUnderlined : 1 = false;
    bool isStruckOut : 1 = false;
    bool isInverse : 1 = false;
    bool isFaint : 1 = false;
    bool isError : 1 = false; ///< it came on stderr
    bool isInput : 1 = false; ///< a person typed it
    quint16 link = 0; ///< its number in the run's LinkTable; 0: none. Fits into padding

    bool operator==(const TextAttributes &) const = default;
};
static_assert(sizeof(TextAttributes) == 12); // pages of text are kept with these in a file

} // namespace sandpad::widgets
