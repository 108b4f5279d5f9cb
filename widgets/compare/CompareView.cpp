#include "widgets/compare/CompareView.h"

#include "runner/model/HarmlessText.h"
#include "widgets/editor/LineStyles.h"
#include "widgets/editor/SyntaxColors.h"

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>
#include <QCryptographicHash>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 8;
    constexpr int kBar = 3; ///< width of the mark at the current place
    /// Of a line that is painted; a mark stands for the rest.
    constexpr qsizetype kLongestLine = 2000;
    constexpr qsizetype kMostColoredLines = 4000;

    /// Stands for the rest of a line; another rest has another mark.
    QString markOf(QStringView rest)
    {
        constexpr qsizetype kShown = 12;
        const QByteArray mark =
            QCryptographicHash::hash(rest.toUtf8(), QCryptographicHash::Sha256).toHex();
        return CompareView::tr("… (%1 more characters, in all %2)")
            .arg(QLocale().toString(rest.size()), QString::fromLatin1(mark.first(kShown)));
    }

    QStringList linesOf(const QString &text)
    {
        QStringList lines = text.split(u'\n');
        if (!lines.isEmpty() && lines.last().isEmpty())
            lines.removeLast();
        for (QString &line : lines) {
            if (line.size() > kLongestLine)
                line = line.first(kLongestLine) + markOf(QStringView(line).sliced(kLongestLine));
            line.replace(u'\t', QStringLiteral("    "));
            line = runner::harmless(line);
        }
        return lines;
    }

} // namespace

CompareView::CompareView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Differences"));
    verticalScrollBar()->setSingleStep(1);
}

CompareView::~CompareView() = default;

void CompareView::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateBars();
    viewport()->update();
}

void CompareView::setParts(const QList<ComparedPart> &parts)
{
    m_parts.clear();
    m_rows.clear();
    m_longest = 0;
    for (const ComparedPart &part : parts)
        addPart(part);
    findPlaces();
    updateBars();
    verticalScrollBar()->setValue(0);
    m_current = -1;
    m_hitRow = -1;
    if (!m_places.isEmpty())
        step(1);
    else
        tellCurrent();
    viewport()->update();
}

void CompareView::addPart(const ComparedPart &part)
{
    const int number = static_cast<int>(m_parts.size());
    m_parts.append({ .heading = part.heading,
                     .left = { .lines = linesOf(part.left) },
                     .right = { .lines = linesOf(part.right) } });
    Part &added = m_parts.last();
    m_rows.append({ .diff = {}, .part = number, .isHeading = true });
    for (const DiffRow &row : diffLines(added.left.lines, added.right.lines))
        m_rows.append({ .diff = row, .part = number });
    for (Text *text : { &added.left, &added.right }) {
        color(*text, part.definition);
        for (const QString &line : std::as_const(text->lines))
            m_longest = std::max(m_longest, line.size());
    }
}

void CompareView::color(Text &text, const QString &definition)
{
    if (definition.isEmpty())
        return;
    if (!m_repository)
        m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
    const auto found = m_repository->definitionForName(definition);
    if (!found.isValid())
        return;
    LineStyles styles;
    styles.setDefinition(found);
    LineStyles::State state;
    for (const QString &line :
         std::as_const(text.lines).first(std::min(text.lines.size(), kMostColoredLines))) {
        const auto [ofLine, after] = styles.styled(line, state);
        text.styles.append(ofLine);
        state = after;
    }
}

void CompareView::findPlaces()
{
    m_places.clear();
    for (int i = 0; i < rowCount(); ++i) {
        const bool differs = !m_rows[i].isHeading && !m_rows[i].diff.isSame;
        if (!differs)
            continue;
        if (!m_places.isEmpty() && m_places.last().second == i)
            ++m_places.last().second;
        else
            m_places.append({ i, i + 1 });
    }
}

int CompareView::differencesIn(int part) const
{
    return static_cast<int>(std::ranges::count_if(
        m_places, [&](const auto &place) { return m_rows[place.first].part == part; }));
}

int CompareView::rowHeight() const
{
    return QFontMetrics(m_theme.codeFont).height() + 2;
}

int CompareView::gutter() const
{
    qsizetype most = 1;
    for (const Part &part : m_parts)
        most = std::max({ most, part.left.lines.size(), part.right.lines.size() });
    const auto digits = QString::number(most).size();
    return static_cast<int>(digits) * QFontMetrics(m_theme.codeFont).horizontalAdvance(u'0')
        + 2 * kPadding + kBar;
}

void CompareView::updateBars()
{
    const int shown = std::max(1, viewport()->height() / rowHeight());
    verticalScrollBar()->setPageStep(shown);
    verticalScrollBar()->setRange(0, std::max(0, rowCount() - shown));
    const int room = viewport()->width() / 2 - gutter() - kPadding;
    const int needed =
        static_cast<int>(m_longest) * QFontMetrics(m_theme.codeFont).horizontalAdvance(u'0');
    horizontalScrollBar()->setPageStep(std::max(1, room));
    horizontalScrollBar()->setSingleStep(kPadding * 2);
    horizontalScrollBar()->setRange(0, std::max(0, needed - room));
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void CompareView::step(int by)
{
    if (m_places.isEmpty())
        return;
    const int count = differences();
    m_current = m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count;
    const auto [first, end] = m_places[m_current];
    const int top = verticalScrollBar()->value();
    const int shown = verticalScrollBar()->pageStep();
    if (first < top || end > top + shown)
        verticalScrollBar()->setValue(std::max(0, first - shown / 4));
    viewport()->update();
    tellCurrent();
}

void CompareView::setHits(const FindQuery &query)
{
    m_hits = query.text.isEmpty() ? QRegularExpression() : patternOf(query);
    m_hitRow = -1;
    viewport()->update();
}

bool CompareView::hasHit(int row) const
{
    const auto isIn = [this, row](Side side) {
        return m_hits.match(textOf(m_rows[row], side)).hasMatch();
    };
    return !m_rows[row].isHeading && (isIn(Side::Left) || isIn(Side::Right));
}

void CompareView::stepHit(int by)
{
    const int count = rowCount();
    if (count == 0 || m_hits.pattern().isEmpty())
        return;
    const int from = m_hitRow < 0 && by < 0 ? count : m_hitRow;
    for (int tried = 1; tried <= count; ++tried) {
        const int row = ((from + by * tried) % count + count) % count;
        if (!hasHit(row))
            continue;
        m_hitRow = row;
        const int top = verticalScrollBar()->value();
        const int shown = verticalScrollBar()->pageStep();
        if (row < top || row >= top + shown)
            verticalScrollBar()->setValue(std::max(0, row - shown / 4));
        return viewport()->update();
    }
}

void CompareView::paintHits(QPainter &painter, const QString &text, const QRect &place,
                            bool isCurrent) const
{
    const QFontMetrics metrics(m_theme.codeFont);
    for (auto hits = m_hits.globalMatch(text); hits.hasNext();) {
        const QRegularExpressionMatch hit = hits.next();
        const int from = metrics.horizontalAdvance(text.first(hit.capturedStart()));
        const int to = metrics.horizontalAdvance(text.first(hit.capturedEnd()));
        painter.setPen(isCurrent ? m_theme.currentHitBorder : m_theme.hitBorder);
        painter.setBrush(isCurrent ? m_theme.currentHit : m_theme.hit);
        painter.drawRoundedRect(QRectF(place.x() + from, place.y(), to - from, place.height())
                                    .adjusted(-0.5, 0.5, 0.5, -0.5),
                                2, 2);
    }
    painter.setBrush(Qt::NoBrush);
}

void CompareView::tellCurrent()
{
    QString words = tr("Nothing differs.");
    if (m_current >= 0) {
        const Row &row = m_rows[m_places[m_current].first];
        words = tr("%1 of %2. Left: %3 Right: %4")
                    .arg(m_current + 1)
                    .arg(differences())
                    .arg(textOf(row, Side::Left), textOf(row, Side::Right));
    }
    setAccessibleDescription(words);
    emit currentChanged();
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar &bar = *verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Home:
        return bar.setValue(0);
    case Qt::Key_End:
        return bar.setValue(bar.maximum());
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

const CompareView::Text &CompareView::sideOf(const Row &row, Side side) const
{
    const Part &part = m_parts[row.part];
    return side == Side::Left ? part.left : part.right;
}

QString CompareView::textOf(const Row &row, Side side) const
{
    return sideOf(row, side).lines.value(side == Side::Left ? row.diff.left : row.diff.right);
}

void CompareView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.surface);
    painter.setFont(m_theme.codeFont);
    const int height = rowHeight();
    const auto place = m_current < 0 ? std::pair(-1, -1) : m_places[m_current];
    int i = verticalScrollBar()->value();
    for (int top = 0; top < viewport()->height() && i < rowCount(); top += height, ++i)
        paintRow(painter, m_rows[i], top, i >= place.first && i < place.second);
    painter.fillRect(viewport()->width() / 2, 0, 1, viewport()->height(), m_theme.hairline);
}

void CompareView::paintRow(QPainter &painter, const Row &row, int top, bool isCurrent) const
{
    const int width = viewport()->width();
    const int height = rowHeight();
    if (row.isHeading) {
        const QRect place(0, top, width, height);
        painter.fillRect(place, m_theme.window);
        painter.setFont(m_theme.uiFont);
        painter.setPen(m_theme.mutedText);
        painter.drawText(place.adjusted(kPadding * 2, 0, 0, 0), Qt::AlignVCenter,
                         m_parts[row.part].heading);
        painter.setFont(m_theme.codeFont);
        return;
    }
    const QRect left(0, top, width / 2, height);
    const QRect right(width / 2 + 1, top, width - width / 2 - 1, height);
    paintLine(painter, row, left, Side::Left);
    paintLine(painter, row, right, Side::Right);
    if (isCurrent) {
        for (const QRect &side : { left, right })
            painter.fillRect(side.x(), top, kBar, height, m_theme.accent);
    }
}

void CompareView::paintLine(QPainter &painter, const Row &row, const QRect &place, Side side) const
{
    const qsizetype number = side == Side::Left ? row.diff.left : row.diff.right;
    if (number < 0) {
        painter.fillRect(place, QBrush(m_theme.hairline, Qt::BDiagPattern));
        return;
    }
    if (!row.diff.isSame)
        painter.fillRect(place, side == Side::Left ? m_theme.errorSurface : m_theme.successSurface);
    painter.setPen(m_theme.mutedText);
    painter.drawText(place.adjusted(0, 0, gutter() - kPadding - place.width(), 0),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(number + 1));
    painter.save();
    const QRect room = place.adjusted(gutter(), 0, 0, 0);
    painter.setClipRect(room);
    paintText(painter, row, room.translated(-horizontalScrollBar()->value(), 0), side);
    painter.restore();
}

void CompareView::paintText(QPainter &painter, const Row &row, const QRect &place, Side side) const
{
    const QString text = textOf(row, side);
    const QFontMetrics metrics(m_theme.codeFont);
    if (!row.diff.isSame && row.diff.left >= 0 && row.diff.right >= 0) {
        const ChangedPart part = changedPart(textOf(row, Side::Left), textOf(row, Side::Right));
        const qsizetype end = side == Side::Left ? part.leftEnd : part.rightEnd;
        const int from = metrics.horizontalAdvance(text.first(part.start));
        const int to = metrics.horizontalAdvance(text.first(end));
        const bool isLeft = side == Side::Left;
        const QRect mark(place.x() + from, place.y(), to - from, place.height());
        painter.fillRect(mark, isLeft ? m_theme.errorMark : m_theme.successMark);
        painter.fillRect(mark.x(), mark.bottom() - 1, mark.width(), 2,
                         isLeft ? m_theme.error : m_theme.success);
    }
    const bool isHitRow = m_hitRow >= 0 && &row == &m_rows[m_hitRow];
    if (!m_hits.pattern().isEmpty())
        paintHits(painter, text, place, isHitRow);
    const QByteArray styles =
        sideOf(row, side).styles.value(side == Side::Left ? row.diff.left : row.diff.right);
    for (qsizetype from = 0; from < text.size();) {
        qsizetype to = styles.isEmpty() ? text.size() : from + 1;
        while (to < text.size() && styles[to] == styles[from])
            ++to;
        using TextStyle = KSyntaxHighlighting::Theme::TextStyle;
        painter.setPen(styles.isEmpty()
                           ? m_theme.text
                           : syntaxColor(static_cast<TextStyle>(styles[from]), m_theme));
        const int left = metrics.horizontalAdvance(text.first(from));
        painter.drawText(QPoint(place.x() + left, place.y() + 1 + metrics.ascent()),
                         text.sliced(from, to - from));
        from = to;
    }
}

} // namespace sandpad::widgets
