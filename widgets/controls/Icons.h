#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace sandpad::widgets {

/// The symbols on buttons and pills. They are strokes in one colour, so they are sharp at every
/// scale and follow the theme.
enum class Symbol : std::uint8_t
{
    Check,
    Cross,
    Alert, ///< a filled circle with an exclamation mark
    Wave,
    Dash,
    Refused, ///< a circle with a stroke through it
    Play,
    Stop,
    Edit,
    Open, ///< in a place of its own
    Copy,
    Save,
    Paste,
    Search,
    Up,
    Down,
    Right, ///< something is folded
    Unfolded,
    Pin,
    Plus,
    Dots, ///< of a menu
    Gauge,
    File,
    Shield,
    Dot,
    Running, ///< a clock
    Network, ///< a cloud
    NoNetwork,
};

/// Draws it into a square, which is the symbol's box.
void paintSymbol(QPainter &painter, Symbol symbol, const QRectF &box, const QColor &color);

/// An icon for a button of Qt's own; `disabled` is its colour while the button is.
[[nodiscard]] QIcon symbolIcon(Symbol symbol, const QColor &color, const QColor &disabled);
/// The same in a colour that the application's palette has whenever it is painted.
[[nodiscard]] QIcon symbolIcon(Symbol symbol, QPalette::ColorRole role);

} // namespace sandpad::widgets
