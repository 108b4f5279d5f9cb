#pragma once

#include <QColor>
#include <QList>
#include <QScrollBar>

#include <optional>

namespace sandpad::widgets {

/// A vertical scroll bar for contents with more pixels than an int can count. It can show marks,
/// for example where something was found.
class LongScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    explicit LongScrollBar(QWidget *parent = nullptr);

    /// The heights of the whole contents, of the visible part, and of a line, in pixels.
    void setExtent(qint64 height, int page, int line);
    /// How many pixels are above the visible part.
    [[nodiscard]] qint64 offset() const;
    void setOffset(qint64 offset);
    /// Scrolls to a place unless it is visible with `margin` pixels below it. The place is not put
    /// at the very edge, where people do not look.
    void bringIntoSight(qint64 top, int margin);
    /// Scrolls as little as brings this part of the contents into sight, with a little around it;
    /// of a part that is higher than the visible one, its top.
    void reveal(qint64 top, qint64 bottom);
    /// Scrolls to the end, but not beyond this offset. A card may be higher than the view, and its
    /// top says the most: type and message of an error, the head of a table.
    void follow(std::optional<qint64> keptInView);
    [[nodiscard]] bool isAtEnd() const { return value() >= maximum() - 2; }

    /// Places from 0 (top) to 1 (end).
    void setMarks(const QList<double> &places, const QColor &color);
    /// A place with a colour of its own.
    struct Mark
    {
        double place = 0;
        QColor color;
    };
    void setMarks(const QList<Mark> &marks);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_pixelsPerStep = 1;
    QList<Mark> m_marks;
};

} // namespace sandpad::widgets
