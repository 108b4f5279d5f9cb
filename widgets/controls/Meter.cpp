#include "widgets/controls/Meter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {
    constexpr int kBarWidth = 48;
    constexpr int kBarHeight = 4;
    constexpr int kMeterGap = 6;
    constexpr double kMuch = 0.8; ///< of a limit
} // namespace

Meter::Meter(QString title, QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
    , m_title(std::move(title))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    hide();
}

void Meter::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_widest = {};
    setFacts(Facts(m_facts));
}

void Meter::setFacts(const Facts &facts)
{
    // Between two events of a run nothing is shown for a moment.
    if (!facts.isLive && !facts.used.isEmpty())
        m_widest = {};
    m_facts = facts;
    setAccessibleName(text());
    setToolTip(text());
    m_widest[0] = std::max(m_widest[0], fontMetrics().horizontalAdvance(value(Length::Whole)));
    m_widest[1] = std::max(m_widest[1], fontMetrics().horizontalAdvance(value(Length::NoLimit)));
    updateGeometry();
    update();
}

void Meter::setLength(Length length)
{
    if (m_length == length)
        return;
    m_length = length;
    updateGeometry();
    update();
}

const QString &Meter::value(Length length) const
{
    return length == Length::NoLimit || m_facts.ofLimit.isEmpty() ? m_facts.used : m_facts.ofLimit;
}

QString Meter::text() const
{
    if (m_facts.used.isEmpty())
        return {};
    return m_title + u' ' + value(Length::Whole);
}

int Meter::titleWidth() const
{
    return fontMetrics().horizontalAdvance(m_title) + kMeterGap;
}

int Meter::widthAt(Length length) const
{
    if (m_facts.used.isEmpty())
        return 0;
    const bool hasBar = length == Length::Whole && !m_facts.ofLimit.isEmpty();
    return titleWidth() + (hasBar ? kBarWidth + kMeterGap : 0)
        + m_widest[length == Length::NoLimit ? 1 : 0] + 1;
}

QSize Meter::sizeHint() const
{
    return { widthAt(m_length), fontMetrics().height() };
}

QColor Meter::barColor() const
{
    if (m_facts.share >= kMuch)
        return m_theme.warning;
    return m_facts.isAccented ? m_theme.accent : m_theme.mutedText;
}

void Meter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.mutedText);
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, m_title);
    int x = titleWidth();
    if (m_length == Length::Whole && !m_facts.ofLimit.isEmpty()) {
        const QRectF bar(x, (height() - kBarHeight) / 2.0, kBarWidth, kBarHeight);
        constexpr double kRadius = kBarHeight / 2.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.hairline);
        painter.drawRoundedRect(bar, kRadius, kRadius);
        // A little is not nothing.
        const double filled = std::max(kBarWidth * std::min(m_facts.share, 1.0), 2.0);
        painter.setBrush(barColor());
        painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(filled, kBarHeight)), kRadius,
                                kRadius);
        x += kBarWidth + kMeterGap;
    }
    painter.setPen(m_theme.mutedText);
    painter.drawText(rect().adjusted(x, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     value(m_length));
}

} // namespace sandpad::widgets
