#pragma once

#include "widgets/controls/Icons.h"
#include "widgets/theme/Theme.h"

#include <QAbstractButton>

namespace sandpad::widgets {

/// A square button with a symbol. It paints itself and so is cheap: a long review has hundreds.
/// Enter presses it, too. The name is also its tool tip.
class IconButton : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr int kSide = 28;

    IconButton(Symbol symbol, const QString &name, QWidget *parent);

    void setTheme(const Theme &theme);
    void setSymbol(Symbol symbol);
    void setName(const QString &name);
    /// With a border, as in a bar.
    void setBordered(bool isBordered) { m_isBordered = isBordered; }
    [[nodiscard]] QSize sizeHint() const override { return { kSide, kSide }; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Theme m_theme;
    Symbol m_symbol;
    bool m_isBordered = false;
};

} // namespace sandpad::widgets
