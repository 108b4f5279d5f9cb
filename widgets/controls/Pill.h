#pragma once

#include "widgets/controls/Icons.h"
#include "widgets/theme/Theme.h"

#include <QAbstractButton>

#include <optional>

namespace sandpad::widgets {

enum class PillTone : std::uint8_t
{
    Good,
    Warn,
    Bad,
    Plain, ///< a border instead of a ground
    Quiet, ///< neither
};

/// What a pill says. Colour never speaks alone: there is a symbol beside the word.
struct PillLook
{
    QString text;
    PillTone tone = PillTone::Quiet;
    std::optional<Symbol> symbol;

    bool operator==(const PillLook &) const = default;
};

/// A small rounded label with a symbol. It paints itself, and can be a button that stays pressed.
class Pill : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t
    {
        Label, ///< nothing happens on a click, and it takes no focus
        Choice
    };

    Pill(Kind kind, QWidget *parent);

    void setLook(const PillLook &look);
    [[nodiscard]] const PillLook &look() const { return m_look; }
    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] QColor front() const;

    Theme m_theme;
    Kind m_kind;
    PillLook m_look;
};

} // namespace sandpad::widgets
