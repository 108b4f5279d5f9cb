#include "widgets/cards/SourceExcerpt.h"

#include "widgets/text/CharacterWidth.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kTabColumns = 4;
    constexpr int kLine = 2; // pixels, below the marked part
    /// The most columns that are drawn: more than fits on any screen.
    constexpr qsizetype kMostUnits = 600;

    qsizetype indentOf(const QString &line)
    {
        const auto first =
            std::ranges::find_if(line, [](QChar character) { return !character.isSpace(); });
        return first - line.begin();
    }

    /// The unit behind a number of characters from `start` on.
    qsizetype unitAt(const QString &line, qsizetype start, qint64 characters)
    {
        qsizetype at = start;
        for (; characters > 0 && at < line.size(); --characters)
            at += line[at].isHighSurrogate() && at + 1 < line.size() ? 2 : 1;
        return at;
    }

    /// A piece of a line as it is drawn; `columns` stand before it.
    QString drawn(QStringView piece, int columns)
    {
        QString text;
        for (const QChar unit : piece) {
            if (unit == u'\t')
                text += QString(kTabColumns - (columns + columnsOf(text)) % kTabColumns, u' ');
            else
                text += unit.isPrint() || unit.isSurrogate() ? unit : QChar(u' ');
        }
        return text;
    }

    // lupdate loses the context of members here, because of the enumeration in the header.
    struct ExcerptTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::SourceExcerpt)

    public:
        static QString code(const QString &text) { return tr("Code: %1").arg(text); }
        static QString marked(const QString &text) { return tr("Marked: %1").arg(text); }
    };

} // namespace

SourceExcerpt::SourceExcerpt(const QString &line, const Marked &marked, QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{
    setMark(line, marked);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(ExcerptTexts::code(m_text));
    if (hasMark())
        setAccessibleDescription(
            ExcerptTexts::marked(m_text.sliced(m_first, m_last - m_first).trimmed()));
}

void SourceExcerpt::setMark(const QString &line, const Marked &marked)
{
    const qsizetype indent = indentOf(line);
    qsizetype end = line.size();
    while (end > indent && line[end - 1].isSpace())
        --end;
    const QString code = line.first(end);
    // The mark may stand behind the end of a line: something is missing there.
    const qsizetype first =
        std::clamp(unitAt(code, 0, marked.column - 1), indent, std::max(indent, end));
    const qsizetype last =
        std::clamp(unitAt(code, 0, std::max(marked.endColumn, marked.column + 1) - 1), first, end);
    const qsizetype from = std::max(indent, std::min(first - kMostUnits / 3, end));
    const qsizetype to = std::min(end, std::max(from, first) + kMostUnits);
    const QStringView whole(code);
    m_text = from > indent ? QStringLiteral("…") : QString();
    m_text += drawn(whole.sliced(from, first - from), columnsOf(m_text));
    m_first = m_text.size();
    const qsizetype shownLast = std::min(last, to);
    m_text += drawn(whole.sliced(first, shownLast - first), columnsOf(m_text));
    m_last = std::max(m_text.size(), m_first + 1);
    m_text += drawn(whole.sliced(shownLast, to - shownLast), columnsOf(m_text));
    const bool isWhole = last > first && first == indent && last == end && marked.endColumn > 0;
    if (marked.column <= 0 || (isWhole && marked.whole == Marked::Whole::Hide))
        m_last = m_first = 0;
}

void SourceExcerpt::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize SourceExcerpt::sizeHint() const
{
    const QFontMetrics metrics(m_theme.codeFont);
    return { metrics.horizontalAdvance(m_text), metrics.height() + kLine + 1 };
}

int SourceExcerpt::advanceTo(qsizetype unit) const
{
    return QFontMetrics(m_theme.codeFont)
        .horizontalAdvance(m_text.first(std::min(unit, m_text.size())));
}

int SourceExcerpt::shift() const
{
    const auto character = QFontMetrics(m_theme.codeFont).horizontalAdvance(u'M');
    const int wanted = advanceTo(m_last) + character;
    const int room = contentsRect().width();
    if (!hasMark() || wanted <= room)
        return 0;
    // Shows as much text before the mark as there is room for. The beginning of the mark is always
    // shown.
    // No character is cut.
    const int hidden = std::min(wanted - room, std::max(0, advanceTo(m_first) - 3 * character));
    return (hidden + character - 1) / character * character;
}

std::pair<int, int> SourceExcerpt::markedPixels() const
{
    const auto character = QFontMetrics(m_theme.codeFont).horizontalAdvance(u'M');
    const int from = advanceTo(m_first);
    const int to = std::max(advanceTo(m_last), from + character);
    const int left = contentsRect().left() - shift();
    return { left + from, left + to };
}

void SourceExcerpt::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.codeFont);
    const QFontMetrics metrics(m_theme.codeFont);
    painter.setPen(m_theme.text);
    const int hidden = shift();
    const QString ellipsis = QStringLiteral("…");
    const int dots = hidden > 0 ? metrics.horizontalAdvance(ellipsis) : 0;
    if (dots > 0)
        painter.drawText(contentsRect().left(), metrics.ascent(), ellipsis);
    painter.setClipRect(contentsRect().adjusted(dots, 0, 0, 0));
    painter.drawText(contentsRect().left() - hidden, metrics.ascent(),
                     metrics.elidedText(m_text, Qt::ElideRight, contentsRect().width() + hidden));
    if (!hasMark())
        return;
    const auto [from, to] = markedPixels();
    painter.fillRect(from, metrics.height(), to - from, kLine, m_theme.error);
}

} // namespace sandpad::widgets
