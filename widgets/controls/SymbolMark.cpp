#include "widgets/controls/SymbolMark.h"

#include <QPainter>

namespace sandpad::widgets {

namespace {
    constexpr int kMarkSide = 14;
} // namespace

SymbolMark::SymbolMark(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(kMarkSide, kMarkSide);
    hide();
}

void SymbolMark::show(const std::optional<Symbol> &symbol, const QColor &color)
{
    m_symbol = symbol;
    m_color = color;
    setVisible(symbol.has_value());
    update();
}

void SymbolMark::paintEvent(QPaintEvent *)
{
    if (!m_symbol)
        return;
    QPainter painter(this);
    paintSymbol(painter, *m_symbol, rect(), m_color);
}

} // namespace sandpad::widgets
