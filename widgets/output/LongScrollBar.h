#pragma once

#include <QColor>
#include <QList>
#include <QScrollBar>

#include <optional>

namespace sandpad::widgets {

/// A vertical scroll bar over more pixels than an int counts, which shows where something stands
/// in what is scrolled.
class LongScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    explicit LongScrollBar(QWidget *parent = nullptr);

    /// How high everything is, the part that is seen, and a line, in pixels.
    void setExtent(qint64 height, int page, int line);
    /// The pixels above the part that is seen.
    [[nodiscard]] qint64 offset() const;
    void setOffset(qint64 offset);
    /// Scrolls to what is there unless it is seen, with `margin` below it; not to the very edge,
    /// where the eye does not look.
    void bringIntoSight(qint64 top, int margin);
    /// To the end, but no further than to have this offset at the top: of an error that is higher
    /// than the view, the type and message are what counts.
    void follow(std::optional<qint64> keptInView);
    [[nodiscard]] bool isAtEnd() const { return value() >= maximum() - 2; }

    /// Places from 0 (top) to 1 (end).
    void setMarks(const QList<double> &places, const QColor &color);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_pixelsPerStep = 1;
    QList<double> m_places;
    QColor m_color;
};

} // namespace sandpad::widgets
