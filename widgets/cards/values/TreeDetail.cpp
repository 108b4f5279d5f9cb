#include "widgets/cards/values/TreeDetail.h"

#include <QFontMetrics>
#include <QLocale>
#include <QTextBlock>

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr int kRows = 12;
    constexpr int kInset = 6;
    constexpr qsizetype kLongestPart = 20'000;
    constexpr qsizetype kBeforeHit = 1000;
    constexpr qsizetype kMostMarks = 60;
} // namespace

TreeDetail::TreeDetail(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setAccessibleName(tr("The chosen value, whole"));
}

void TreeDetail::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    showPart(0);
}

void TreeDetail::showPart(qsizetype start)
{
    m_start = std::clamp<qsizetype>(start, 0, m_text.size());
    m_end = std::min(m_text.size(), m_start + kLongestPart);
    const QString before = m_start == 0 ? QString() : QStringLiteral("… ");
    QString shown = before + m_text.sliced(m_start, m_end - m_start);
    // Each replacement has the same length, because places count characters.
    shown.replace(QLatin1String("\r\n"), QLatin1String(" \n"));
    if (const qsizetype more = m_text.size() - m_end; more > 0)
        shown += u'\n'
            + tr("… and %1 more characters; copying takes them all").arg(QLocale().toString(more));
    m_lead = before.size();
    setPlainText(shown);
}

void TreeDetail::setHits(const QList<CardHit> &hits, const std::optional<CardHit> &current,
                         const Theme &theme)
{
    if (current && (current->unit < m_start || current->unit + current->length > m_end))
        showPart(current->unit - kBeforeHit);
    // Each mark costs another drawing of the text, so only those around the current one are shown.
    const qsizetype at = current ? std::max<qsizetype>(0, hits.indexOf(*current)) : 0;
    const qsizetype first = std::max<qsizetype>(0, at - kMostMarks / 2);
    QList<QTextEdit::ExtraSelection> marks;
    for (const CardHit &hit : hits.sliced(first, std::min(kMostMarks, hits.size() - first))) {
        const qsizetype start = std::max(hit.unit, m_start);
        const qsizetype end = std::min(hit.unit + hit.length, m_end);
        if (start >= end)
            continue;
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(start - m_start + m_lead));
        if (current && hit == *current) {
            setTextCursor(cursor);
            ensureCursorVisible();
        }
        cursor.setPosition(static_cast<int>(end - m_start + m_lead), QTextCursor::KeepAnchor);
        QTextCharFormat look;
        const bool isCurrent = current && hit == *current;
        look.setBackground(hitColor(theme, isCurrent));
        if (isCurrent)
            look.setForeground(theme.onCurrentHit);
        marks.append({ .cursor = cursor, .format = look });
    }
    setExtraSelections(marks);
}

void TreeDetail::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    ensureCursorVisible();
}

int TreeDetail::heightFor(int width) const
{
    const QFontMetrics metrics(font());
    const int frame = 2 * (frameWidth() + kInset);
    const int columns = std::max(1, (width - frame) / metrics.averageCharWidth());
    qsizetype rows = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && rows < kRows;
         block = block.next())
        rows += 1 + block.length() / columns;
    return static_cast<int>(std::min<qsizetype>(rows, kRows)) * metrics.lineSpacing() + frame;
}

} // namespace sandpad::widgets
