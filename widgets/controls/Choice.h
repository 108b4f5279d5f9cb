#pragma once

#include <QComboBox>

namespace sandpad::widgets {

/// A box to choose from, of a width of its own. ComboArrows draws its arrow.
class Choice : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Makes it as wide as so many letters; longer items do not make it wider.
    void setLetters(int count);
};

} // namespace sandpad::widgets
