#include "widgets/controls/Pill.h"

#include <QKeyEvent>
#include <QPainter>

namespace sandpad::widgets {

namespace {
    constexpr int kLabelPillHeight = 24;
    constexpr int kChoicePillHeight = 28;
    constexpr int kPillSide = 10;
    constexpr int kPillSymbol = 14;
    constexpr int kPillSymbolGap = 6;
    constexpr int kPillPixels = 12;
} // namespace

Pill::Pill(Kind kind, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(Theme::light())
    , m_kind(kind)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const bool isChoice = kind == Kind::Choice;
    setFocusPolicy(isChoice ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(isChoice ? Qt::WA_Hover : Qt::WA_TransparentForMouseEvents);
    setTheme(m_theme);
}

void Pill::setTheme(const Theme &theme)
{
    m_theme = theme;
    QFont font = theme.uiFont;
    if (m_kind == Kind::Label)
        font.setPixelSize(kPillPixels);
    setFont(font);
    updateGeometry();
    update();
}

void Pill::setLook(const PillLook &look)
{
    if (m_look == look)
        return;
    m_look = look;
    setAccessibleName(look.text);
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    int width = fontMetrics().horizontalAdvance(m_look.text) + 2 * kPillSide;
    if (m_look.symbol)
        width += kPillSymbol + kPillSymbolGap;
    return { width, m_kind == Kind::Label ? kLabelPillHeight : kChoicePillHeight };
}

QColor Pill::ground() const
{
    if (isChecked() && m_look.tone == PillTone::Plain)
        return m_theme.infoSurface;
    switch (m_look.tone) {
    case PillTone::Good:
        return m_theme.successSurface;
    case PillTone::Warn:
        return m_theme.warningSurface;
    case PillTone::Bad:
        return m_theme.errorSurface;
    case PillTone::Plain:
        return isDown() ? m_theme.pressed : underMouse() ? m_theme.hover : m_theme.surface;
    case PillTone::Quiet:
        return Qt::transparent;
    }
    Q_UNREACHABLE_RETURN({});
}

QColor Pill::front() const
{
    switch (m_look.tone) {
    case PillTone::Good:
        return m_theme.success;
    case PillTone::Warn:
        return m_theme.warning;
    case PillTone::Bad:
        return m_theme.error;
    case PillTone::Plain:
        return isChecked() ? m_theme.info : m_theme.text;
    case PillTone::Quiet:
        return m_theme.mutedText;
    }
    Q_UNREACHABLE_RETURN({});
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double radius = frame.height() / 2;
    QPen pen(Qt::NoPen);
    if (hasFocus())
        pen = QPen(m_theme.accent, 2);
    else if (isChecked() || (m_kind == Kind::Choice && underMouse()))
        pen = QPen(isChecked() ? m_theme.accent : front(), 1);
    else if (m_look.tone == PillTone::Plain)
        pen = QPen(m_theme.control, 1);
    painter.setPen(pen);
    painter.setBrush(ground());
    painter.drawRoundedRect(frame, radius, radius);
    int x = m_look.tone == PillTone::Quiet ? 0 : kPillSide;
    if (m_look.symbol) {
        paintSymbol(painter, *m_look.symbol,
                    QRectF(x, (height() - kPillSymbol) / 2.0, kPillSymbol, kPillSymbol), front());
        x += kPillSymbol + kPillSymbolGap;
    }
    painter.setPen(front());
    painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     m_look.text);
}

void Pill::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace sandpad::widgets
