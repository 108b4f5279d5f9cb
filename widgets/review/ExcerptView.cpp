#include "widgets/review/ExcerptView.h"

#include "widgets/cards/Card.h"
#include "widgets/review/CodeColors.h"

#include <QLabel>
#include <QLocale>
#include <QPalette>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMoreLines = 2'000;
    constexpr qsizetype kMoreUnits = 400'000;

    TerminalColor terminalColor(const QColor &color)
    {
        return TerminalColor::rgb(color.red(), color.green(), color.blue());
    }

    /// Lays a colour behind the units from `start` to `end` of a line.
    void tint(TextLine &line, qsizetype start, qsizetype end, const Tint &look)
    {
        QList<TextRun> runs;
        const auto append = [&runs](qsizetype at, const TextAttributes &attributes) {
            runs.append({ .start = at, .attributes = attributes });
        };
        for (qsizetype i = 0; i < line.runs.size(); ++i) {
            const TextRun &run = line.runs[i];
            const qsizetype runEnd =
                i + 1 < line.runs.size() ? line.runs[i + 1].start : line.text.size();
            const qsizetype from = std::clamp(start, run.start, runEnd);
            const qsizetype to = std::clamp(end, run.start, runEnd);
            if (run.start < from || from == to)
                append(run.start, run.attributes);
            if (from == to)
                continue;
            TextAttributes tinted = run.attributes;
            tinted.background = terminalColor(look.color);
            tinted.isUnderlined = look.isUnderlined;
            if (look.front.isValid())
                tinted.foreground = terminalColor(look.front);
            append(from, tinted);
            if (to < runEnd)
                append(to, run.attributes);
        }
        line.runs = runs;
    }

    /// The line of an excerpt that holds a unit.
    qsizetype lineOf(const Excerpt &excerpt, qsizetype unit)
    {
        const auto after = std::ranges::upper_bound(excerpt.lines, unit, {}, &Excerpt::Line::start);
        return std::max<qsizetype>(0, after - excerpt.lines.begin() - 1);
    }

} // namespace

QList<Tint> tinted(const QList<runner::TextSpan> &spans, const QColor &color)
{
    QList<Tint> tints;
    for (const runner::TextSpan &span : spans)
        tints.append({ .span = span, .color = color });
    return tints;
}

ExcerptView::ExcerptView(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
    , m_panel(new TextPanel(this))
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ExcerptView::setName(const QString &name)
{
    m_panel->setAccessibleName(name);
}

void ExcerptView::setCode(const QString &code, const QString &definition, CodeColors *colors)
{
    m_text = code;
    m_definition = definition;
    m_colors = colors;
    constexpr qsizetype kCodeLines = 24;
    m_size.lines = kCodeLines;
    fill();
}

void ExcerptView::setText(const QString &text, const QList<Tint> &tints)
{
    m_text = text;
    m_tints = tints;
    m_around = tints.isEmpty() ? 0 : tints.first().span.start;
    fill();
}

void ExcerptView::setHits(const TextHits &hits)
{
    if (m_hits == hits)
        return;
    m_hits = hits;
    if (hits.current >= 0)
        m_around = hits.all[hits.current].start;
    fill();
    emit heightChanged();
}

int ExcerptView::hitTop() const
{
    return m_panel->y() + m_panel->lineTop(m_hitLine);
}

QList<Tint> ExcerptView::allTints() const
{
    QList<Tint> tints = m_tints;
    for (qsizetype i = 0; i < m_hits.all.size(); ++i) {
        const bool isCurrent = i == m_hits.current;
        tints.append({ .span = m_hits.all[i],
                       .color = isCurrent ? m_theme.currentHit : m_theme.hit,
                       .front = isCurrent ? m_theme.onCurrentHit : QColor(),
                       .isUnderlined = isCurrent });
    }
    return tints;
}

void ExcerptView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_panel->setTheme(theme);
    if (!m_text.isEmpty())
        fill();
}

QToolButton *ExcerptView::more() const
{
    return m_more && !m_more->isHidden() ? m_more : nullptr;
}

void ExcerptView::showMore()
{
    const bool isFirst = m_size.lines < kMoreLines;
    m_size.lines = isFirst ? kMoreLines : m_size.lines + kMoreLines;
    m_size.units = isFirst ? kMoreUnits : m_size.units + kMoreUnits;
    m_around = 0;
    fill();
    emit heightChanged();
}

void ExcerptView::fill()
{
    const Excerpt excerpt = excerptOf(m_text, m_size, m_around);
    QList<TextLine> lines = linesOf(excerpt);
    if (m_colors)
        m_colors->color(lines, m_definition, m_theme);
    for (const Tint &part : allTints()) {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const qsizetype start = part.span.start - excerpt.lines[i].start;
            if (start + part.span.length > 0 && start < lines[i].text.size())
                tint(lines[i], std::max<qsizetype>(0, start), start + part.span.length, part);
        }
    }
    if (m_hits.current >= 0)
        m_hitLine = lineOf(excerpt, m_hits.all[m_hits.current].start);
    m_panel->setLines(lines);
    fillNotes(excerpt);
    arrange(width(), true);
    updateGeometry();
}

QList<TextLine> ExcerptView::linesOf(const Excerpt &excerpt) const
{
    QList<TextLine> lines;
    for (const Excerpt::Line &line : excerpt.lines) {
        QString text = m_text.sliced(line.start, line.length);
        // A tab is replaced by as many spaces as it is wide.
        if (text.contains(u'\t') && m_tints.isEmpty() && m_hits.all.isEmpty())
            text.replace(u'\t', QStringLiteral("    "));
        if (text.endsWith(u'\r'))
            text.chop(1);
        lines.append({ .text = text,
                       .runs = { { .start = 0, .attributes = {} } },
                       .continues = line.continues });
    }
    return lines;
}

void ExcerptView::fillNotes(const Excerpt &excerpt)
{
    // The links are made on demand: most texts are short, and a card has many texts.
    if (excerpt.startsLater && !m_before) {
        m_before = new QLabel(QStringLiteral("…"), this);
        m_before->setProperty("tone", QStringLiteral("muted"));
        m_before->setAccessibleName(tr("Lines before are not shown"));
    }
    if (!excerpt.isWhole() && !m_more) {
        m_more = newLink({}, tr("Show more of this text"), this);
        connect(m_more, &QToolButton::clicked, this, &ExcerptView::showMore);
    }
    if (m_before)
        m_before->setVisible(excerpt.startsLater);
    if (!m_more)
        return;
    m_more->setVisible(!excerpt.isWhole());
    m_more->setText(moreText(excerpt));
}

QString ExcerptView::moreText(const Excerpt &excerpt) const
{
    const QLocale locale;
    const qsizetype count = countLines(m_text);
    if (count < 0)
        return tr("Show more of %1").arg(locale.formattedDataSize(m_text.size()));
    if (count <= excerpt.lines.size())
        return tr("Show more of %1 characters").arg(locale.toString(m_text.size()));
    if (m_size.lines < kMoreLines && count <= kMoreLines)
        return tr("Show all %1 lines").arg(locale.toString(count));
    return tr("Show %1 more of %2 lines")
        .arg(locale.toString(std::min(kMoreLines, count)), locale.toString(count));
}

int ExcerptView::arrange(int width, bool moves) const
{
    int y = 0;
    const auto put = [&](QWidget *widget, QSize size) {
        if (moves)
            widget->setGeometry({ QPoint(0, y), size });
        y += size.height();
    };
    if (m_before && !m_before->isHidden())
        put(m_before, m_before->sizeHint());
    put(m_panel, { width, m_panel->heightForWidth(width) });
    if (more())
        put(m_more, m_more->sizeHint());
    return y;
}

int ExcerptView::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize ExcerptView::sizeHint() const
{
    return { 0, heightForWidth(std::max(width(), 1)) };
}

void ExcerptView::resizeEvent(QResizeEvent *)
{
    arrange(width(), true);
}

} // namespace sandpad::widgets
