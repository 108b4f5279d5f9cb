#include "widgets/review/ReviewHeads.h"

#include "widgets/review/PairRows.h"
#include "widgets/review/ReviewColumns.h"

#include <QPainter>

namespace sandpad::widgets {

namespace {
    constexpr int kHeadsHeight = 25;
    constexpr int kHeadsPixels = 12;
} // namespace

ReviewHeads::ReviewHeads(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{
    setObjectName(QStringLiteral("reviewHeads"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(kHeadsHeight);
}

void ReviewHeads::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ReviewHeads::setCardWidth(int width)
{
    m_cardWidth = width;
    setVisible(ReviewColumns::forCard(width).isWide);
    update();
}

void ReviewHeads::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont font = m_theme.uiFont;
    font.setPixelSize(kHeadsPixels);
    painter.setFont(font);
    painter.setPen(m_theme.mutedText);
    const ReviewColumns columns = ReviewColumns::forCard(m_cardWidth);
    const auto draw = [&](int x, const QString &text) {
        painter.drawText(QRect(ReviewColumns::kViewSide + x, 0, width(), height() - 1),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    draw(ReviewColumns::kSide, tr("Code"));
    draw(columns.result, tr("Claimed"));
    draw(columns.result + PairRows::rightColumn(columns.resultWidth), tr("Really printed"));
}

} // namespace sandpad::widgets
