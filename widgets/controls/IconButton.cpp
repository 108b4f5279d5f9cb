#include "widgets/controls/IconButton.h"

#include <QKeyEvent>
#include <QPainter>

namespace sandpad::widgets {

namespace {
    constexpr double kButtonRadius = 6;
    constexpr double kButtonSymbol = 16;
} // namespace

IconButton::IconButton(Symbol symbol, const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(Theme::light())
    , m_symbol(symbol)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setName(name);
}

void IconButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void IconButton::setSymbol(Symbol symbol)
{
    m_symbol = symbol;
    update();
}

void IconButton::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(name);
}

void IconButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void IconButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isEnabled() && (isDown() || underMouse() || isChecked())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown()          ? m_theme.pressed
                             : isChecked() ? m_theme.infoSurface
                                           : m_theme.hover);
        painter.drawRoundedRect(frame, kButtonRadius, kButtonRadius);
    }
    painter.setBrush(Qt::NoBrush);
    if (hasFocus() || m_isBordered) {
        painter.setPen(QPen(hasFocus() ? m_theme.accent : m_theme.control, hasFocus() ? 2 : 1));
        painter.drawRoundedRect(frame, kButtonRadius, kButtonRadius);
    }
    const QRectF box((width() - kButtonSymbol) / 2, (height() - kButtonSymbol) / 2, kButtonSymbol,
                     kButtonSymbol);
    const QColor color = isChecked() ? m_theme.info
        : m_isBordered               ? m_theme.text
                                     : m_theme.mutedText;
    paintSymbol(painter, m_symbol, box, isEnabled() ? color : m_theme.disabledText);
}

} // namespace sandpad::widgets
