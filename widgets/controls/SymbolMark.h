#pragma once

#include "widgets/controls/Icons.h"

#include <QColor>
#include <QWidget>

#include <optional>

namespace sandpad::widgets {

/// A small symbol before a word that says the same, so assistive technology does not hear of it.
class SymbolMark : public QWidget
{
    Q_OBJECT

public:
    explicit SymbolMark(QWidget *parent);

    /// Nothing: it takes no space.
    void show(const std::optional<Symbol> &symbol, const QColor &color);
    [[nodiscard]] const std::optional<Symbol> &symbol() const { return m_symbol; }
    [[nodiscard]] const QColor &color() const { return m_color; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Symbol> m_symbol;
    QColor m_color;
};

} // namespace sandpad::widgets
