#include "widgets/controls/Icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr double kSymbolBox = 16; ///< the side of the square in which symbols are described
    constexpr double kSymbolStroke = 1.5;

    /// Lines as in SVG: M moves, L draws, C bends, Z closes; O is a circle of centre and radius, A
    /// a part of one from an angle on, in degrees.
    // NOLINTNEXTLINE(readability-function-size): a list of data
    const char *describe(Symbol symbol)
    {
        switch (symbol) {
        case Symbol::Check:
            return "M 3.5 8.5 L 6.5 11.5 L 12.5 4.8";
        case Symbol::Cross:
            return "M 4.5 4.5 L 11.5 11.5 M 11.5 4.5 L 4.5 11.5";
        case Symbol::Alert:
            // The stroke makes the holes narrower.
            return "O 8 8 5.5 M 6.4 3.6 L 9.6 3.6 L 9.6 9.4 L 6.4 9.4 Z O 8 11.4 1.7";
        case Symbol::Wave:
            return "M 2.5 9 L 4.2 7.2 L 6 7 L 10 9 L 11.8 8.8 L 13.5 7";
        case Symbol::Dash:
            return "M 4 8 L 12 8";
        case Symbol::Refused:
            return "O 8 8 5.5 M 4.2 4.2 L 11.8 11.8";
        case Symbol::Play:
            return "M 5 3.5 L 12.5 8 L 5 12.5 Z";
        case Symbol::Stop:
            return "M 5 5 L 11 5 L 11 11 L 5 11 Z";
        case Symbol::Edit:
            return "M 3 13 L 3.6 10.2 L 10.6 3.2 L 12.8 5.4 L 5.8 12.4 Z M 9 4.8 L 11.2 7";
        case Symbol::Open:
            return "M 7 3.5 L 3.5 3.5 L 3.5 12.5 L 12.5 12.5 L 12.5 9 M 9.5 3.5 L 12.5 3.5 "
                   "L 12.5 6.5 M 12.5 3.5 L 7.5 8.5";
        case Symbol::Copy:
            return "M 6 6 L 13 6 L 13 13 L 6 13 Z M 10 3 L 3 3 L 3 10";
        case Symbol::Save:
            return "M 8 2.5 L 8 10 M 4.8 7 L 8 10.2 L 11.2 7 M 3 13 L 13 13";
        case Symbol::Paste:
            return "M 5.5 3.5 L 3.5 3.5 L 3.5 13.5 L 12.5 13.5 L 12.5 3.5 L 10.5 3.5 M 5.5 2.2 "
                   "L 10.5 2.2 L 10.5 5 L 5.5 5 Z";
        case Symbol::Search:
            return "O 7 7 4 M 10 10 L 13.5 13.5";
        case Symbol::Up:
            return "M 8 13 L 8 3 M 4 7 L 8 3 L 12 7";
        case Symbol::Down:
            return "M 8 3 L 8 13 M 4 9 L 8 13 L 12 9";
        case Symbol::Right:
            return "M 6 4 L 10 8 L 6 12";
        case Symbol::Unfolded:
            return "M 4 6 L 8 10 L 12 6";
        case Symbol::Pin:
            return "M 5.5 2.5 L 10.5 2.5 M 6.5 2.5 L 6.5 7 L 4 9.5 L 12 9.5 L 9.5 7 L 9.5 2.5 "
                   "M 8 9.5 L 8 13.5";
        case Symbol::Dot:
            return "O 8 8 3.2";
        case Symbol::Running:
            return "O 8 8 5.5 M 8 5 L 8 8 L 10 9.4";
        case Symbol::Plus:
            return "M 8 3.2 L 8 12.8 M 3.2 8 L 12.8 8";
        case Symbol::Dots:
            return "O 8 3.5 0.5 O 8 8 0.5 O 8 12.5 0.5";
        case Symbol::Gauge:
            return "A 8 9 5.75 -35 250 M 8 9 L 10.6 6.2";
        case Symbol::File:
            return "M 9.2 2.2 L 3.8 2.2 L 3.8 13.8 L 12.2 13.8 L 12.2 5.2 Z M 9.2 2.2 L 9.2 5.2 "
                   "L 12.2 5.2";
        case Symbol::Shield:
            return "M 8 1.8 L 12.8 3.6 L 12.8 7.6 C 12.8 10.9 10.6 13.2 8 14.2 C 5.4 13.2 3.2 10.9 "
                   "3.2 7.6 L 3.2 3.6 Z M 5.9 8 L 7.4 9.5 L 10.2 6.5";
        case Symbol::Network:
            return "M 4.6 12.4 C 2.8 12.4 1.8 11.1 1.8 9.7 C 1.8 8.3 2.9 7.2 4.3 7.1 C 4.7 5.2 6.2 "
                   "3.8 8 3.8 C 10.2 3.8 11.8 5.5 11.9 7.5 C 13.3 7.6 14.2 8.7 14.2 9.9 C 14.2 "
                   "11.4 13.1 12.4 11.7 12.4 Z";
        case Symbol::NoNetwork:
            return "M 4.6 12.4 C 2.8 12.4 1.8 11.1 1.8 9.7 C 1.8 8.3 2.9 7.2 4.3 7.1 C 4.7 5.2 6.2 "
                   "3.8 8 3.8 C 10.2 3.8 11.8 5.5 11.9 7.5 C 13.3 7.6 14.2 8.7 14.2 9.9 C 14.2 "
                   "11.4 13.1 12.4 11.7 12.4 Z M 2.5 2.5 L 14 14";
        }
        Q_UNREACHABLE_RETURN("");
    }

    QPainterPath pathOf(Symbol symbol)
    {
        const QStringList words = QString::fromLatin1(describe(symbol)).split(u' ');
        QPainterPath path;
        for (qsizetype i = 0; i < words.size(); ++i) {
            const QString &command = words[i];
            if (command == u'Z') {
                path.closeSubpath();
                continue;
            }
            const auto pointAt = [&words](qsizetype at) {
                return QPointF(words[at].toDouble(), words[at + 1].toDouble());
            };
            const QPointF point = pointAt(i + 1);
            i += 2;
            if (command == u'M')
                path.moveTo(point);
            else if (command == u'L')
                path.lineTo(point);
            else if (command == u'C') {
                path.cubicTo(point, pointAt(i + 1), pointAt(i + 3));
                i += 4;
            } else if (command == u'A') {
                const double radius = words[++i].toDouble();
                const QRectF box(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius);
                const double start = words[++i].toDouble();
                path.arcMoveTo(box, start);
                path.arcTo(box, start, words[++i].toDouble());
            } else {
                const double radius = words[++i].toDouble();
                path.addEllipse(point, radius, radius);
            }
        }
        return path;
    }

    bool isFilled(Symbol symbol)
    {
        return symbol == Symbol::Play || symbol == Symbol::Stop || symbol == Symbol::Dot
            || symbol == Symbol::Dots || symbol == Symbol::Alert;
    }

    class SymbolEngine : public QIconEngine
    {
    public:
        SymbolEngine(Symbol symbol, const QColor &color, const QColor &disabled)
            : m_symbol(symbol)
            , m_color(color)
            , m_disabled(disabled)
        { }
        SymbolEngine(Symbol symbol, QPalette::ColorRole role)
            : m_symbol(symbol)
            , m_role(role)
        { }

        void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
        {
            const bool isDisabled = mode == QIcon::Disabled;
            QColor color = isDisabled ? m_disabled : m_color;
            if (m_role != QPalette::NoRole)
                color = isDisabled
                    ? QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text)
                    : QGuiApplication::palette().color(m_role);
            // An icon that is wider keeps room between symbol and word.
            const int side = std::min(rect.width(), rect.height());
            const QRect box(rect.left(), rect.top() + (rect.height() - side) / 2, side, side);
            paintSymbol(*painter, m_symbol, box, color);
        }
        [[nodiscard]] QIconEngine *clone() const override { return new SymbolEngine(*this); }
        QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
        {
            QPixmap pixmap(size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paint(&painter, { QPoint(), size }, mode, state);
            return pixmap;
        }

    private:
        Symbol m_symbol;
        QColor m_color;
        QColor m_disabled;
        QPalette::ColorRole m_role = QPalette::NoRole;
    };

} // namespace

void paintSymbol(QPainter &painter, Symbol symbol, const QRectF &box, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / kSymbolBox, box.height() / kSymbolBox);
    painter.setPen(QPen(color, kSymbolStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isFilled(symbol) ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPath(pathOf(symbol));
    painter.restore();
}

QIcon symbolIcon(Symbol symbol, const QColor &color, const QColor &disabled)
{
    return QIcon(new SymbolEngine(symbol, color, disabled));
}

QIcon symbolIcon(Symbol symbol, QPalette::ColorRole role)
{
    return QIcon(new SymbolEngine(symbol, role));
}

} // namespace sandpad::widgets
