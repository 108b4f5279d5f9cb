#include "widgets/review/TextPanel.h"

#include "widgets/controls/CopiedText.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

TextPanel::TextPanel(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{
    SpokenText::install();
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::ClickFocus);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_grid = gridFor(width());
}

void TextPanel::setTheme(const Theme &theme)
{
    constexpr int kPixels = 13;
    m_theme = theme;
    m_theme.codeFont.setPixelSize(kPixels);
    // The text is compared character by character, so it has no ligatures.
    m_theme.codeFont.setFeature("calt", 0);
    m_theme.codeFont.setFeature("liga", 0);
    countRows();
    updateGeometry();
    update();
}

void TextPanel::setLines(const QList<TextLine> &lines)
{
    m_lines = lines;
    m_columns.clear();
    for (const TextLine &line : m_lines)
        m_columns.append(columnsOf(line.text, Invisible::Shown));
    m_anchor = m_caret = {};
    countRows();
    updateGeometry();
    update();
}

TextGrid TextPanel::gridFor(int width) const
{
    // Dots for spaces at the ends of lines and for unusual spaces are part of the comparison.
    return TextGrid::forWidth(m_theme, width, Invisible::Shown);
}

qint64 TextPanel::rowsOf(qsizetype line) const
{
    return rowsFor(m_columns[line], m_grid.columns);
}

void TextPanel::countRows()
{
    m_grid = gridFor(width());
    m_firstRows.clear();
    qint64 row = 0;
    for (qsizetype line = 0; line < m_lines.size(); ++line) {
        m_firstRows.append(row);
        row += rowsOf(line);
    }
}

int TextPanel::heightForWidth(int width) const
{
    const TextGrid grid = gridFor(width);
    qint64 rows = 0;
    for (const int columns : m_columns)
        rows += rowsFor(columns, grid.columns);
    return static_cast<int>(rows) * grid.rowHeight;
}

QSize TextPanel::sizeHint() const
{
    return { 0, heightForWidth(std::max(width(), 1)) };
}

void TextPanel::resizeEvent(QResizeEvent *)
{
    countRows();
}

int TextPanel::lineTop(qsizetype line) const
{
    return static_cast<int>(m_firstRows.value(line)) * m_grid.rowHeight;
}

QString TextPanel::shownText() const
{
    QStringList shown;
    for (const TextLine &line : m_lines)
        shown.append(withLabels(line.text));
    return shown.join(u'\n');
}

void TextPanel::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const qint64 firstRow = event->rect().top() / m_grid.rowHeight;
    const auto after = std::ranges::upper_bound(m_firstRows, firstRow);
    for (auto line = std::max<qsizetype>(0, after - m_firstRows.begin() - 1); line < m_lines.size();
         ++line) {
        const int top = static_cast<int>(m_firstRows[line]) * m_grid.rowHeight;
        if (top > event->rect().bottom())
            return;
        paintLine(painter, line, top, event->rect());
    }
}

void TextPanel::paintLine(QPainter &painter, qsizetype line, int top, const QRect &area)
{
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    QList<TextMark> marks;
    if (from != to && line >= from.line && line <= to.line) {
        QColor color = m_theme.accent;
        constexpr int kAlpha = 60;
        color.setAlpha(kAlpha);
        marks.append({ .start = line == from.line ? from.unit : 0,
                       .end = line == to.line ? to.unit : m_lines[line].text.size(),
                       .color = color });
    }
    for (qint64 row = 0; row < rowsOf(line); ++row) {
        const int y = top + static_cast<int>(row) * m_grid.rowHeight;
        if (y > area.bottom() || y + m_grid.rowHeight < area.top())
            continue;
        paintRow(painter,
                 { .line = m_lines[line],
                   .slice = m_grid.slice(m_lines[line].text, row),
                   .topLeft = { 0, y },
                   .marks = marks },
                 m_grid, m_theme);
    }
}

TextPanel::Place TextPanel::placeAt(QPoint point) const
{
    if (m_lines.isEmpty())
        return {};
    const qint64 row = std::max(0, point.y()) / m_grid.rowHeight;
    const auto after = std::ranges::upper_bound(m_firstRows, row);
    const qsizetype line = std::max<qsizetype>(0, after - m_firstRows.begin() - 1);
    const qint64 within = std::min(row - m_firstRows[line], rowsOf(line) - 1);
    const QString &text = m_lines[line].text;
    return { .line = line, .unit = m_grid.unitAt(text, m_grid.slice(text, within), point.x()) };
}

void TextPanel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_anchor = m_caret = placeAt(event->position().toPoint());
    update();
}

void TextPanel::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    m_caret = placeAt(event->position().toPoint());
    update();
}

void TextPanel::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Place place = placeAt(event->position().toPoint());
    if (place.line >= m_lines.size())
        return;
    const QString &text = m_lines[place.line].text;
    const auto isWord = [&text](qsizetype unit) {
        return text[unit].isLetterOrNumber() || text[unit] == u'_';
    };
    m_anchor = m_caret = place;
    while (m_anchor.unit > 0 && isWord(m_anchor.unit - 1))
        --m_anchor.unit;
    while (m_caret.unit < text.size() && isWord(m_caret.unit))
        ++m_caret.unit;
    update();
}

void TextPanel::focusOutEvent(QFocusEvent *event)
{
    // The context menu is for the selection.
    if (event->reason() == Qt::PopupFocusReason)
        return;
    m_anchor = m_caret;
    update();
}

QString TextPanel::selectedText() const
{
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    QString text;
    for (qsizetype line = from.line; line <= to.line && line < m_lines.size(); ++line) {
        const qsizetype start = line == from.line ? from.unit : 0;
        text += m_lines[line].piece(start, line == to.line ? to.unit : -1);
    }
    return text;
}

void TextPanel::copy() const
{
    if (m_anchor != m_caret)
        copyText(selectedText());
}

void TextPanel::selectAll()
{
    if (m_lines.isEmpty())
        return;
    m_anchor = {};
    m_caret = { .line = m_lines.size() - 1, .unit = m_lines.last().text.size() };
    update();
}

bool TextPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TextPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else
        QWidget::keyPressEvent(event);
}

void TextPanel::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this, &TextPanel::copy)->setEnabled(m_anchor != m_caret);
    menu->addAction(tr("Select all"), this, &TextPanel::selectAll);
    menu->popup(event->globalPos());
}

} // namespace sandpad::widgets
