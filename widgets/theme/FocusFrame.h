#pragma once

#include <QWidget>

class QFocusEvent;
class QPainter;

namespace sandpad::widgets {

/// Did a key move the focus?
[[nodiscard]] bool isByKey(const QFocusEvent &event);

/// The ring around what has the focus, in the accent of this palette; `radius` is that of its
/// corners.
void paintFocusRing(QPainter &painter, const QRect &area, const QPalette &palette,
                    double radius = 0);

/// A ring that lies over a large widget while that has the focus and got it by a key. After a click
/// a person knows where it is. Child of the widget.
class FocusFrame : public QWidget
{
    Q_OBJECT

public:
    explicit FocusFrame(QWidget *watched);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isByKey = false; ///< the widget got the focus by a key
};

} // namespace sandpad::widgets
