#include "widgets/quickpick/PickDelegate.h"

#include "widgets/quickpick/PickModel.h"

#include <QPainter>
#include <QTextLayout>

#include <ranges>

namespace sandpad::widgets {

namespace {

    constexpr int kRow = 36;
    constexpr int kHeading = 28;
    constexpr int kInset = 8; // of the ground behind the chosen row
    constexpr int kPadding = 8;
    constexpr int kDot = 8;
    constexpr int kGap = 12;

    QFont sized(QFont font, int pixels)
    {
        font.setPixelSize(pixels);
        return font;
    }

    /// A text in which something was found.
    struct MarkedText
    {
        QString text;
        QFont font;
        QColor color;
        QColor markColor;
        PickMarks marks;
    };

    /// Returns how wide it is.
    int paintMarked(QPainter &painter, const QRect &place, const MarkedText &marked)
    {
        const QFontMetrics metrics(marked.font);
        const QString shown = metrics.elidedText(marked.text, Qt::ElideRight, place.width());
        QList<QTextLayout::FormatRange> formats;
        for (const auto &[at, length] : marked.marks) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(at);
            range.length = static_cast<int>(std::min(length, shown.size() - at));
            range.format.setForeground(marked.markColor);
            if (range.length > 0)
                formats.append(range);
        }
        QTextLayout layout(shown, marked.font);
        layout.setFormats(formats);
        layout.beginLayout();
        layout.createLine().setLineWidth(place.width());
        layout.endLayout();
        painter.setPen(marked.color);
        layout.draw(&painter,
                    QPointF(place.left(), place.center().y() - metrics.height() / 2.0 + 1));
        return metrics.horizontalAdvance(shown);
    }

    const PickModel &modelOf(const QModelIndex &index)
    {
        return static_cast<const PickModel &>(*index.model());
    }

} // namespace

QSize PickDelegate::sizeHint(const QStyleOptionViewItem & /*option*/,
                             const QModelIndex &index) const
{
    return { 0, index.data(PickModel::kItem).toInt() < 0 ? kHeading : kRow };
}

void PickDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(kInset, 0, -kInset, 0);
    const int number = index.data(PickModel::kItem).toInt();
    if (number < 0) {
        paintHeading(*painter, row.adjusted(kPadding, 0, -kPadding, 0), index.data().toString());
    } else {
        if (option.state & QStyle::State_Selected) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_theme.infoSurface);
            painter->drawRoundedRect(row, 6, 6);
        }
        const PickItem &item = modelOf(index).item(number);
        QRect place = row.adjusted(kPadding, 0, -kPadding, 0);
        if (item.dot.isValid()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(item.dot);
            painter->drawEllipse(place.left(), place.center().y() - kDot / 2 + 1, kDot, kDot);
            place.setLeft(place.left() + kDot + kPadding);
        }
        paintText(*painter, paintKeys(*painter, place, item), item, index);
    }
    painter->restore();
}

void PickDelegate::paintHeading(QPainter &painter, const QRect &place, const QString &text) const
{
    painter.setFont(sized(m_theme.uiFont, 12));
    painter.setPen(m_theme.mutedText);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
}

QRect PickDelegate::paintKeys(QPainter &painter, const QRect &place, const PickItem &item) const
{
    constexpr int kHeight = 20;
    constexpr int kSide = 6;
    constexpr int kBetween = 4;
    if (item.keys.isEmpty())
        return place;
    painter.setFont(sized(m_theme.uiFont, 11));
    const QFontMetrics metrics(painter.font());
    int right = place.right();
    const QString text = item.keys.toString(QKeySequence::NativeText);
    QStringList keys = text.split(u'+', Qt::SkipEmptyParts);
    if (text.endsWith(u'+'))
        keys.append(QStringLiteral("+"));
    for (const QString &key : std::views::reverse(keys)) {
        const int width = metrics.horizontalAdvance(key) + 2 * kSide;
        const QRectF cap(right - width + 0.5, place.center().y() - kHeight / 2 + 0.5, width - 1,
                         kHeight - 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(item.isEnabled ? m_theme.control : m_theme.hairline);
        painter.drawRoundedRect(cap, 4, 4);
        painter.setPen(item.isEnabled ? m_theme.mutedText : m_theme.disabledText);
        painter.drawText(cap, Qt::AlignCenter, key);
        right -= width + kBetween;
    }
    return place.adjusted(0, 0, right - place.right() - kGap, 0);
}

void PickDelegate::paintText(QPainter &painter, QRect place, const PickItem &item,
                             const QModelIndex &index) const
{
    const QString line = index.data(PickModel::kLine).toString();
    QRect title = place;
    if (!line.isEmpty())
        title.setWidth(place.width() / 2); // the line shall be seen, too
    const int width =
        paintMarked(painter, title,
                    { .text = item.text,
                      .font = sized(m_theme.uiFont, 13),
                      .color = item.isEnabled ? m_theme.text : m_theme.disabledText,
                      .markColor = item.isEnabled ? m_theme.info : m_theme.disabledText,
                      .marks = index.data(PickModel::kMarks).value<PickMarks>() });
    place.setLeft(place.left() + width + kGap);
    if (!line.isEmpty()) {
        paintMarked(painter, place,
                    { .text = line,
                      .font = sized(m_theme.codeFont, 12),
                      .color = m_theme.mutedText,
                      .markColor = m_theme.info,
                      .marks = index.data(PickModel::kLineMarks).value<PickMarks>() });
        return;
    }
    painter.setFont(sized(m_theme.uiFont, 12));
    painter.setPen(item.isEnabled ? m_theme.mutedText : m_theme.disabledText);
    const QFontMetrics small(painter.font());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(item.detail, Qt::ElideMiddle, place.width()));
}

} // namespace sandpad::widgets
