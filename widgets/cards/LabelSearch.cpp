#include "widgets/cards/LabelSearch.h"

#include "widgets/cards/SourceExcerpt.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    constexpr int kMargin = 2;
    constexpr qsizetype kMostTintedLines = 3;
    constexpr qsizetype kMostCompared = 300;

    /// The text of a widget. Only buttons that name places in the program have one: the others are
    /// no output.
    QString textOf(const QWidget *widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            return label->text();
        if (const auto *excerpt = qobject_cast<const SourceExcerpt *>(widget))
            return excerpt->text();
        if (const auto *link = qobject_cast<const QToolButton *>(widget))
            return link->property("isPlace").toBool() ? link->text() : QString();
        return {};
    }

} // namespace

QStringList LabelSearch::takeLines(QLabel *folded)
{
    m_lines.clear();
    QStringList lines;
    const auto add = [&](QWidget *widget, const QString &before) {
        qsizetype start = 0;
        for (const QString &line : textOf(widget).split(u'\n')) {
            if (before.isEmpty() || !before.contains(line.trimmed())) {
                lines.append(line);
                m_lines.append({ .widget = widget, .start = start });
            }
            start += line.size() + 1;
        }
    };
    for (QWidget *widget : m_card.findChildren<QWidget *>()) {
        if (widget != folded && widget->isVisibleTo(&m_card))
            add(widget, {});
    }
    if (!folded)
        return lines;
    // Comparing each line of a very long text with all lines before it would take too long.
    const bool isAll = folded->isVisibleTo(&m_card) || textOf(folded).count(u'\n') > kMostCompared;
    add(folded, isAll ? QString() : lines.join(u'\n'));
    return lines;
}

QWidget *LabelSearch::widgetOf(const CardHit &hit) const
{
    return m_lines.value(hit.line).widget;
}

void LabelSearch::select(const CardHits &hits)
{
    if (m_selected)
        m_selected->setSelection(0, 0);
    const auto hit = hits.current();
    if (!hit)
        return;
    m_selected = qobject_cast<QLabel *>(widgetOf(*hit));
    if (m_selected)
        m_selected->setSelection(static_cast<int>(m_lines[hit->line].start + hit->unit),
                                 static_cast<int>(hit->length));
}

void LabelSearch::paint(QPainter &painter, const CardHits &hits, const Theme &theme) const
{
    const auto current = hits.current();
    const QWidget *currentWidget = current ? widgetOf(*current) : nullptr;
    const QWidget *before = nullptr;
    for (const CardHit &hit : hits.all) {
        const QWidget *widget = widgetOf(hit);
        // In a long text, a tint of the whole text would not show the place.
        if (!widget || widget == std::exchange(before, widget) || !widget->isVisible()
            || textOf(widget).count(u'\n') > kMostTintedLines)
            continue;
        const bool isStrong = widget == currentWidget && widget != m_selected;
        const QRect area = QRect(widget->mapTo(&m_card, QPoint()), widget->size())
                               .adjusted(-kMargin, 0, kMargin, 0);
        painter.fillRect(area, theme.hit);
        painter.setPen(QPen(isStrong ? theme.currentHitBorder : theme.hitBorder, isStrong ? 2 : 1));
        painter.drawRect(area);
    }
}

int LabelSearch::topOf(const CardHit &hit) const
{
    const QWidget *widget = widgetOf(hit);
    if (!widget)
        return 0;
    const QString text = textOf(widget);
    const auto before = text.first(std::min(m_lines[hit.line].start, text.size())).count(u'\n');
    const auto within = before * widget->height() / (text.count(u'\n') + 1);
    return widget->mapTo(&m_card, QPoint()).y() + static_cast<int>(within);
}

} // namespace sandpad::widgets
