#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

namespace sandpad::widgets {

/// The heads of the review's columns, which stay while the blocks scroll.
class ReviewHeads : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewHeads(QWidget *parent);

    void setTheme(const Theme &theme);
    /// The width of the cards below.
    void setCardWidth(int width);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    int m_cardWidth = 0;
};

} // namespace sandpad::widgets
