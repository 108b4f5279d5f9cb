#include "widgets/cards/Card.h"

#include "widgets/controls/KeyTip.h"

#include <QPainter>
#include <QPainterPath>

namespace sandpad::widgets {

namespace {
    constexpr qreal kRadius = 8;
    constexpr int kEdgeWidth = 3;
} // namespace

Card::Card(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{ }

void Card::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    setFont(theme.uiFont);
    update();
}

void Card::setSelected(bool isSelected)
{
    if (m_isSelected == isSelected)
        return;
    m_isSelected = isSelected;
    update();
}

void Card::setHits(const CardHits &hits)
{
    if (m_hits == hits)
        return;
    m_hits = hits;
    onHits();
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.fillPath(outline, m_isSelected ? m_theme.selection : m_theme.surface);
    if (m_edge.isValid()) {
        painter.save();
        painter.setClipPath(outline);
        painter.fillRect(0, 0, kEdgeWidth, height(), m_edge);
        painter.restore();
    }
    const QColor quiet = m_hits.currentIndex < 0 ? m_theme.hairline : m_theme.warning;
    painter.setPen(hasFocus() || m_isSelected ? m_theme.accent : quiet);
    painter.drawPath(outline);
}

QToolButton *Card::addReportLink()
{
    QToolButton *report = addLink(tr("Copy for the model"),
                                  tr("Copy code, error, output, versions and limits as Markdown"));
    setCommand(report, QStringLiteral("copyForModel"));
    report->setObjectName(QStringLiteral("cardButton"));
    connect(report, &QToolButton::clicked, this, [this] { emit requested(CopyReport {}); });
    return report;
}

QToolButton *Card::addLink(const QString &text, const QString &description)
{
    return newLink(text, description, this);
}

QToolButton *newLink(const QString &text, const QString &description, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("link"));
    button->setText(text);
    button->setAccessibleName(description);
    button->setToolTip(description);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

} // namespace sandpad::widgets
