#include "app/history/HistoryDelegate.h"

#include "app/history/HistoryModel.h"
#include "app/history/RunWords.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/EndingMark.h"

#include <QPainter>

namespace sandpad::app {

namespace {

    constexpr int kRow = 52;
    constexpr int kPadding = 12;
    constexpr int kSymbol = 16;
    constexpr int kDot = 8;
    constexpr int kBar = 3; ///< at the left edge of the chosen row
    constexpr int kGap = 8;

    QFont sized(QFont font, int pixels)
    {
        font.setPixelSize(pixels);
        return font;
    }

} // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem & /*option*/,
                                const QModelIndex & /*index*/) const
{
    return { 0, kRow };
}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto &model = static_cast<const HistoryModel &>(*index.model());
    const runner::KeptRunHead &head = model.head(index.row());
    const runner::LanguageInfo language = model.languageOf(head);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect;
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(row, m_theme.infoSurface);
        painter->fillRect(row.left(), row.top(), kBar, row.height(), m_theme.accent);
    }
    painter->fillRect(row.left(), row.bottom(), row.width(), 1, m_theme.hairline);
    const QRect inner = row.adjusted(kPadding, 0, -kPadding, 0);
    const int half = row.height() / 2;
    widgets::paintSymbol(*painter, widgets::endingSymbol(head.ending),
                         { static_cast<double>(inner.left()),
                           static_cast<double>(row.top() + (half + 4 - kSymbol) / 2), kSymbol,
                           kSymbol },
                         widgets::endingColor(head.ending, m_theme));
    QRect place = inner.adjusted(kSymbol + kGap, 4, 0, 4 - half);
    painter->setFont(sized(m_theme.uiFont, 13));
    painter->setPen(m_theme.text);
    paintLine(*painter, place, head.title, beganWords(head));
    place.translate(0, half - 5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor::fromString(language.accent));
    painter->drawEllipse(place.left(), place.center().y() - kDot / 2 + 1, kDot, kDot);
    place.setLeft(place.left() + kDot + kGap);
    painter->setFont(sized(m_theme.uiFont, 12));
    painter->setPen(m_theme.mutedText);
    const QString end = endWords(head);
    paintLine(*painter, place, QStringLiteral("%1 · %2").arg(language.name, end),
              runner::humanSeconds(std::chrono::duration<double>(head.wall).count()));
    painter->restore();
}

void HistoryDelegate::paintLine(QPainter &painter, const QRect &place, const QString &left,
                                const QString &right) const
{
    const QFontMetrics metrics(painter.font());
    const int width = metrics.horizontalAdvance(right);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, right);
    const int room = place.width() - width - kGap;
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left.simplified(), Qt::ElideRight, room));
}

} // namespace sandpad::app
