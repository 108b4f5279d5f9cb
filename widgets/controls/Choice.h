#pragma once

#include <QComboBox>

namespace sandpad::widgets {

/// A box to choose from, with the arrow that a style sheet cannot draw.
class Choice : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Makes it as wide as so many letters; longer items do not make it wider.
    void setLetters(int count);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace sandpad::widgets
