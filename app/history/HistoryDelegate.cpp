#include "app/history/HistoryDelegate.h"

#include "app/history/HistoryModel.h"
#include "app/history/RunHits.h"
#include "app/history/RunWords.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/EndingMark.h"

#include <QPainter>

namespace sandpad::app {

namespace {

    constexpr int kRow = 56;
    constexpr int kHead = 28; ///< above the first run of a day
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
                                const QModelIndex &index) const
{
    const auto &model = static_cast<const HistoryModel &>(*index.model());
    return { 0, kRow + (model.isFirstOfDay(index.row()) ? kHead : 0) };
}

void HistoryDelegate::paintHead(QPainter &painter, const QRect &place, const QString &day) const
{
    painter.fillRect(place, m_theme.window);
    painter.fillRect(place.left(), place.bottom(), place.width(), 1, m_theme.hairline);
    painter.setFont(sized(m_theme.uiFont, 12));
    painter.setPen(m_theme.mutedText);
    painter.drawText(place.adjusted(kPadding, 0, -kPadding, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     day);
}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto &model = static_cast<const HistoryModel &>(*index.model());
    const runner::KeptRunHead &head = model.head(index.row());
    const runner::LanguageInfo language = model.languageOf(head);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect row = option.rect;
    if (model.isFirstOfDay(index.row())) {
        paintHead(*painter, { row.left(), row.top(), row.width(), kHead }, dayWords(head));
        row.setTop(row.top() + kHead);
    }
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(row, m_theme.infoSurface);
        painter->fillRect(row.left(), row.top(), kBar, row.height(), m_theme.accent);
    }
    painter->fillRect(row.left(), row.bottom(), row.width(), 1, m_theme.hairline);
    const QRect inner = row.adjusted(kPadding, 0, -kPadding, 0);
    const int half = row.height() / 2;
    const int symbolTop = row.top() + (half + 4 - kSymbol) / 2;
    widgets::paintSymbol(
        *painter, widgets::endingSymbol(head.ending),
        { static_cast<double>(inner.left()), static_cast<double>(symbolTop), kSymbol, kSymbol },
        widgets::endingColor(head.ending, m_theme));
    QRect place = inner.adjusted(kSymbol + kGap, 4, 0, 4 - half);
    painter->setFont(sized(m_theme.uiFont, 13));
    painter->setPen(m_theme.text);
    const widgets::FindQuery searched = hitsOf(model.query().text);
    paintLine(*painter, place, head.title, timeWords(head),
              searched.text.isEmpty() ? QRegularExpression() : widgets::patternOf(searched));
    painter->setBrush(Qt::NoBrush);
    place.translate(0, half - 5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor::fromString(language.accent));
    painter->drawEllipse(place.left(), place.center().y() - kDot / 2 + 1, kDot, kDot);
    place.setLeft(place.left() + kDot + kGap);
    painter->setFont(sized(m_theme.uiFont, 12));
    painter->setPen(m_theme.mutedText);
    const QString facts = QStringLiteral("%1 · %2").arg(language.name, endWords(head));
    const QString seconds = runner::humanSeconds(std::chrono::duration<double>(head.wall).count());
    paintLine(*painter, place, facts, seconds);
    const QFontMetrics metrics(painter->font());
    paintOutput(*painter,
                place.adjusted(metrics.horizontalAdvance(facts.simplified()) + 2 * kGap, 0,
                               -metrics.horizontalAdvance(seconds) - 2 * kGap, 0),
                head);
    painter->restore();
}

void HistoryDelegate::paintOutput(QPainter &painter, const QRect &place,
                                  const runner::KeptRunHead &head) const
{
    constexpr int kLeast = 60;
    if (place.width() < kLeast)
        return;
    painter.setFont(sized(m_theme.codeFont, 12));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     outputWords(head, QFontMetrics(painter.font()), place.width()));
}

void HistoryDelegate::paintLine(QPainter &painter, const QRect &place, const QString &left,
                                const QString &right, const QRegularExpression &hits) const
{
    const QFontMetrics metrics(painter.font());
    const int width = metrics.horizontalAdvance(right);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, right);
    const int room = place.width() - width - kGap;
    const QString shown = metrics.elidedText(left.simplified(), Qt::ElideRight, room);
    const QPen pen = painter.pen();
    auto found =
        hits.pattern().isEmpty() ? QRegularExpressionMatchIterator() : hits.globalMatch(shown);
    while (found.hasNext()) {
        const QRegularExpressionMatch hit = found.next();
        const double from = metrics.horizontalAdvance(shown.first(hit.capturedStart()));
        const double to = metrics.horizontalAdvance(shown.first(hit.capturedEnd()));
        constexpr double kRadius = 2;
        const double height = metrics.height();
        painter.setPen(m_theme.hitBorder);
        painter.setBrush(m_theme.hit);
        painter.drawRoundedRect(QRectF(place.left() + from - 0.5,
                                       place.center().y() - height / 2 + 0.5, to - from + 1,
                                       height),
                                kRadius, kRadius);
    }
    painter.setPen(pen);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

} // namespace sandpad::app
